// The pieces of which the inspector's pictures are made. Colours follow the viewer's light or dark scheme.
#pragma once

#include <string>

namespace inspector {

/// What a colour is for.
enum class Paint { ground, ink, gray, faint, accent, mark, third };

/// `class="..."` that fills or strokes with a paint.
std::string fill(Paint paint);
std::string stroke(Paint paint);

/// A number as pictures write it, one decimal place.
std::string number(double value);

enum class Anchor { start, middle, end };

/// A text; `more` holds further attributes, with a blank before them.
std::string text_at(double x, double y, Anchor anchor, int size, Paint paint, const std::string &text, const std::string &more = "");
std::string line(double x1, double y1, double x2, double y2, Paint paint, const std::string &more = "");
std::string rectangle(double x, double y, double width, double height, Paint paint);

/// A picture of these pieces, on its own ground.
std::string picture(double width, double height, const std::string &title, const std::string &pieces);

/// Writes the picture; the reason when that cannot be done, "" otherwise.
std::string write_picture(const std::string &path, const std::string &svg);

}  // namespace inspector
