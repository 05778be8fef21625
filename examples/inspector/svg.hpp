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

/// No less than the width of a text in the fonts of the pictures, bold or not.
double widest(const std::string &text, int size);

/// A picture of these pieces, on its own ground.
std::string picture(double width, double height, const std::string &title, const std::string &pieces);

/// What becomes of a file that has the picture's name. A symbolic link is refused in any case, and what is no regular file.
enum class Existing { is_refused, is_replaced };

/// Why a picture cannot be written because of what has its name; "" when nothing is in the way.
std::string obstacle(const std::string &path, Existing existing);

/// Writes the picture; the reason when that cannot be done, "" otherwise. A new file that cannot be written whole is removed.
std::string write_file(const std::string &path, std::string_view bytes, Existing existing);
inline std::string write_picture(const std::string &path, const std::string &svg, Existing existing) { return write_file(path, svg, existing); }

}  // namespace inspector
