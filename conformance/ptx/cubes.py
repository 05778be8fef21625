"""Sets of forms as cubes: some alternatives of each slot. A set of forms is an integer, a bit a form."""

import random


class Cubes:
    """The cubes over the slots of a family."""

    def __init__(self, slots, forms):
        self.slots = slots
        self.forms = forms
        self.every = (1 << len(forms)) - 1
        # Of each slot: which forms have which alternative.
        self.having = [{word: 0 for word in words} for _, words in slots]
        for place, form in enumerate(forms):
            for having, word in zip(self.having, form):
                having[word] |= 1 << place
        # Alternatives that no form has are of no use.
        self.used = [[word for word in words if having[word]] for (_, words), having in zip(slots, self.having)]

    def members(self, cube):
        """The forms that are in a cube."""
        return self.in_all([self.of_words(place, words) for place, words in enumerate(cube)])

    def of_words(self, place, words):
        """The forms that have one of these alternatives in a slot."""
        found = 0
        for word in words:
            found |= self.having[place][word]
        return found

    def in_all(self, parts):
        found = self.every
        for part in parts:
            found &= part
        return found

    def cover(self, wanted, is_good, tries=6):
        """Cubes that are good and hold all wanted forms: few, and wide ones. `is_good` takes a cube, and a function that gives its members."""
        draw, cubes, left = random.Random(0), [], wanted
        while left:
            best = None
            starts = [lowest(left), any_of(left, draw), any_of(left, draw)]
            for start in starts:
                for _ in range(tries):
                    cube, members = self.widened(self.forms[start], is_good, draw)
                    score = (members & left).bit_count(), -self.restricted(cube)
                    # What takes longest to tell is looked at where all else is equal.
                    if best is None or score >= best[0][:2]:
                        score = *score, -self.words_count(self.without_idle(cube, wanted))
                        if best is None or score > best[0]:
                            best = score, cube, members
            cubes.append(best[1])
            left &= ~best[2]
        return self.without_needless(cubes, wanted)

    def widened(self, form, is_good, draw):
        """The cube of one form, wider until any further alternative makes it bad; first by whole slots."""
        cube = [frozenset([word]) for word in form]
        # Of each slot: the forms that have one of its alternatives.
        parts = [having[word] for having, word in zip(self.having, form)]

        def widen(place, words, part):
            wider, own = [*cube], [*parts]
            wider[place], own[place] = words, part
            if is_good(wider, lambda: self.in_all(own)):
                cube[place], parts[place] = words, part

        steps = [(place, word) for place in range(len(cube)) for word in self.used[place] if word not in cube[place]]
        draw.shuffle(steps)
        for place in draw.sample(range(len(cube)), len(cube)):
            widen(place, frozenset(self.used[place]), self.of_words(place, self.used[place]))
        for place, word in steps:
            if word not in cube[place]:
                widen(place, cube[place] | {word}, parts[place] | self.having[place][word])
        return cube, self.in_all(parts)

    def without_needless(self, cubes, wanted):
        """Without those whose forms are all in others; the widest first."""
        cubes.sort(key=lambda cube: (self.members(cube) & wanted).bit_count())
        kept = list(cubes)
        for cube in cubes:
            rest = 0
            for other in kept:
                if other is not cube:
                    rest |= self.members(other)
            if wanted & ~rest == 0:
                kept.remove(cube)
        return kept[::-1]

    def without_idle(self, cube, wanted):
        """Without alternatives that are there because nothing forbids them; whole slots stay whole."""
        members = self.members(cube) & wanted
        return [
            words if len(words) == len(used) else frozenset(word for word in words if having[word] & members)
            for words, used, having in zip(cube, self.used, self.having)
        ]

    def restricted(self, cube):
        """How many slots it does not leave free."""
        return sum(len(words) < len(used) for words, used in zip(cube, self.used))

    def words_count(self, cube):
        """How many alternatives it names."""
        return sum(len(words) for words, used in zip(cube, self.used) if len(words) < len(used))

    def text(self, cube):
        """As it is written in a row: `op=add type!=f16|f16x2`."""
        parts = []
        for (name, _), words, used in zip(self.slots, cube, self.used):
            rest = [word for word in used if word not in words]
            if not rest:
                continue
            if len(rest) < len(words):
                parts.append(f"{name}!={'|'.join(rest)}")
            else:
                parts.append(f"{name}={'|'.join(word for word in used if word in words)}")
        return " ".join(parts)


def lowest(forms):
    return (forms & -forms).bit_length() - 1


def any_of(forms, draw):
    """One of them, drawn."""
    for _ in range(50):
        place = draw.randrange(forms.bit_length())
        if forms >> place & 1:
            return place
    return lowest(forms)
