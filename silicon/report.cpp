#include "report.hpp"

#include <algorithm>
#include <cstdio>
#include <stdexcept>

namespace silicon {
namespace {

// A cell is one line without tabs, whatever a device is called.
std::string cell(std::string text) {
    std::replace_if(text.begin(), text.end(), [](unsigned char c) { return c < ' '; }, ' ');
    return text.empty() ? "-" : text;
}

} // namespace

const char *name_of(Outcome outcome) {
    switch (outcome) {
    case Outcome::Agree: return "agree";
    case Outcome::Disagree: return "disagree";
    case Outcome::Unknown: return "unknown";
    case Outcome::Unanswered: return "unanswered";
    }
    return "";
}

std::string text_of(smarch_verdict verdict) {
    const std::string message = smarch_verdict_message(verdict);
    // The messages of what is unknown begin with the word.
    return smarch_verdict_answer(verdict) == SMARCH_ANSWER_NO ? "no: " + message : message;
}

Report::Report(const std::string &path) : path_(path), file_(path, std::ios::trunc | std::ios::binary) {
    // Whatever a driver dies of, what it said before is there.
    file_ << std::unitbuf;
    line("# smarch silicon report, version 1");
}

void Report::line(const std::string &text) {
    if (!(file_ << text << '\n')) {
        throw std::runtime_error(path_ + " cannot be written");
    }
}

void Report::head(const std::string &key, const std::string &value) { line("# " + cell(key) + "\t" + cell(value)); }

void Report::columns() { line("device\tquestion\tasked\tdriver\tlibrary\toutcome"); }

void Report::row(const std::string &question, const std::string &asked, const std::string &driver, const std::string &library, Outcome outcome) {
    line(device_ + "\t" + question + "\t" + cell(asked) + "\t" + cell(driver) + "\t" + cell(library) + "\t" + name_of(outcome));
    ++rows_;
    if (counts_.find(question) == counts_.end()) {
        order_.push_back(question);
    }
    ++counts_[question][static_cast<int>(outcome)];
    if (outcome == Outcome::Disagree) {
        disagreements_.push_back("device " + device_ + ", " + question + ", " + cell(asked) + ": driver " + cell(driver) + ", library " + cell(library));
    }
}

void Report::equal(const std::string &question, const std::string &asked, std::int64_t driver, std::int64_t library) {
    row(question, asked, std::to_string(driver), std::to_string(library), driver == library ? Outcome::Agree : Outcome::Disagree);
}

void Report::unknown(const std::string &question, const std::string &asked, const std::string &driver, const std::string &why) {
    row(question, asked, driver, "unknown: " + why, Outcome::Unknown);
}

void Report::skipped(const std::string &what) {
    head("skipped", what);
    skipped_.push_back(what);
}

void Report::summary() const {
    std::printf("%-18s %9s %9s %9s %9s %11s\n", "question", "asked", "agree", "disagree", "unknown", "unanswered");
    for (const std::string &question : order_) {
        const std::size_t *count = counts_.at(question);
        std::printf("%-18s %9zu %9zu %9zu %9zu %11zu\n", question.c_str(), count[0] + count[1] + count[2] + count[3], count[0], count[1], count[2], count[3]);
    }
    for (const std::string &what : skipped_) {
        std::printf("skipped: %s\n", what.c_str());
    }
    for (const std::string &what : disagreements_) {
        std::printf("DISAGREE: %s\n", what.c_str());
    }
    std::printf("%zu rows, %zu disagreements: %s\n", rows_, disagreements_.size(), path_.c_str());
}

bool Report::disagrees() const { return !disagreements_.empty(); }

void Report::close() {
    file_.close();
    if (!file_) {
        throw std::runtime_error(path_ + " cannot be written");
    }
}

} // namespace silicon
