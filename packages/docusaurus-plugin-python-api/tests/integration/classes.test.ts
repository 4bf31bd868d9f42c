import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage} from './mdx';

const SOURCE = `
import enum
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import NotRequired, TypedDict, overload

class Buoy:
    """A float.

    Args:
        colour: What it looks like.
        depth: How deep it is moored.

    Attributes:
        colour: What it looks like.
        light: Whether it shines.
        chain: What holds it.
    """
    def __init__(self, colour: str, depth: int = 3) -> None:
        self.colour = colour
        self.depth = depth
        self.light = depth > 3

@dataclass
class Mark:
    """A mark.

    Args:
        name: What it is called.
    """
    name: str

@dataclass
class Voyage:
    """A trip.

    More of it.
    """
    origin: str
    destination: str
    passengers: list[str]
    captain_of_the_ship: str = "nobody"
    def a(self): ...
    def b(self): ...
    def c(self): ...
    def d(self): ...
    def e(self): ...
    def f(self): ...

class Light(enum.Enum):
    """A light.

    Attributes:
        reach: How far it shines.
    """
    RED = 1
    def __init__(self, value: int) -> None:
        self.label = "x"

class Estimator:
    """Fits.

    Attributes
    ----------
    coef_ : ndarray
        What was fitted.
    """

class Hull:
    """A hull.

    Attributes:
        length (int): From bow to stern.
        width: Said of the class.
        weight: In tons.
    """
    weight: int

    @property
    def length(self): ...

    @property
    def width(self) -> int:
        """Said of the property."""

    @width.setter
    def width(self, value: int) -> None: ...
    @property
    def owner(self) -> "Radio":
        """Who it belongs to."""

    @owner.setter
    def owner(self, value: "Radio | str | None") -> None: ...

def sound(label):
    """Sound.

    See Also
    --------
    label : In another module.
    scale : In this one.
    harbour.marks.Chart
    """

def scale(): ...

@contextmanager
def moored(where: str):
    """Hold."""

class Chart:
    @cache
    def depth(self) -> int: ...
    @staticmethod
    def scale() -> int: ...

class Radio:
    def call(*ships: str, loud: bool) -> None: ...
    @overload
    def hear(self, band: int, on: bool = True) -> bytes: ...
    @overload
    def hear(self, band: str, on: bool = True) -> str: ...
    def hear(self, band, on=True):
        """Listen.

        Args:
            band: Where.
            on: Whether.

        Returns:
            What was said.
        """
    @overload
    def tune(self, band: int = 1) -> None: ...
    @overload
    def tune(self, band: int = 2, *, step: int) -> None: ...
    def tune(self, band=1, *, step=0):
        """Tune.

        Args:
            band (number): Where.
            step (number): How far.
        """

class Whole(TypedDict):
    north: int
    south: int

class Partial(TypedDict):
    north: int
    south: NotRequired[int]
`;

const FLAGS = Array.from(
  {length: 13},
  (_, index) => `class Flag${index}(Flag): ...\n`,
);

describe('the page of a class', () => {
  let mdx = '';
  const section = (name: string) =>
    mdx.slice(
      mdx.indexOf(`## \`${name}\``),
      mdx.indexOf('\n## ', mdx.indexOf(`## \`${name}\``) + 5),
    );

  beforeAll(async () => {
    const site = await createSite('harbour', 'harbour');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'marks.py'),
      `${SOURCE}class Flag(Mark): ...\n${FLAGS.join('')}`,
    );
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'labels.py'),
      'def label() -> str: ...\n',
    );
    await site.generate();
    mdx = await site.page('harbour.marks');
    await compilePage(mdx);
  });

  it('shows the description of a parameter once, and no value that is a parameter', () => {
    const buoy = section('Buoy');
    expect(buoy.match(/What it looks like\./g)).toHaveLength(1);
    expect(buoy.match(/How deep it is moored\./g)).toHaveLength(1);
    expect(buoy).toMatch(/<Field name="depth" id="Buoy\.depth" type=\S+.*\/>/);
    expect(buoy).not.toMatch(/id="Buoy\.depth".*initial=/);
    expect(buoy).toMatch(/id="Buoy\.light"[^]*?Whether it shines\./);
    expect(buoy).toMatch(/name="chain">\s+What holds it\./);
    expect(section('Mark').match(/What it is called\./g)).toHaveLength(1);
    expect(section('Mark')).toContain('id="Mark.name"');
  });

  it('shows what the setter of a property accepts, if it is another type', () => {
    const [, owner = ''] = section('Hull').split('### `owner`');
    expect(owner).toMatch(
      /<Facts type=\{<><Ref .*>Radio<\/Ref><\/>\}.*\/>\n\n<Related title="Accepts" types=\{<><Ref .*>Radio<\/Ref>.*str.*None.*\/>\n\nWho it belongs to\./,
    );
    expect(mdx.match(/title="Accepts"/g)).toHaveLength(1);
  });

  it('keeps a starred parameter that takes the receiver', () => {
    expect(section('Radio')).toMatch(/<Signature .*Radio\.call.*\*ships/);
  });

  it('describes a parameter only with what all overloads state', () => {
    const radio = section('Radio');
    const [hear = '', tune = ''] = radio.split('### `').slice(-2);
    expect(hear).toContain('<Field name="band" target="Radio.hear(band)">');
    expect(hear).toMatch(
      /name="on" target="Radio\.hear\(on\)" type=.*bool.* initial="= True"/,
    );
    expect(hear).toMatch(/<Fields title="Returns">\s+<Field>/);
    expect(tune).toMatch(/name="band" .* type=.*int<\/Ref><\/>}>/);
    expect(tune).toMatch(/name="step" .* type=.*int<\/Ref><\/>}>/);
  });

  it('omits types in a long signature whose parameters are rows below', () => {
    const voyage = section('Voyage');
    const signature = /<Signature .*/.exec(voyage)?.[0] ?? '';
    expect(signature).toContain('#Voyage.passengers');
    expect(signature).toContain('"nobody"');
    expect(signature).not.toContain('list');
    expect(voyage).toMatch(/id="Voyage\.passengers" type=.*list/);
    const buoy = /<Signature .*/.exec(section('Buoy'))?.[0] ?? '';
    expect(buoy).toContain('int');
  });

  it('has links to the members right above them, below the texts of the class', () => {
    const order = [
      'A trip.',
      'More of it.',
      'title="Attributes"',
      '<Jump ',
      'title="Methods"',
    ];
    const places = order.map((text) => section('Voyage').indexOf(text));
    expect(places).not.toContain(-1);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  it('separates the attributes of an enumeration from its members', () => {
    expect(section('Light')).toMatch(
      /title="Members">\s+<Field name="RED"[^]*title="Attributes">\s+<Field name="label"[^]*name="reach"/,
    );
  });

  it('lists attributes that only the docstring mentions once', () => {
    expect(section('Estimator').match(/name="coef_"/g)).toHaveLength(1);
    expect(section('Estimator')).toContain('type={<>ndarray</>}');
  });

  it('states the number of subclasses if there are many', () => {
    expect(section('Mark')).toMatch(
      /title="Known subclasses" types=\S+.*<\/>\} \/>/,
    );
    expect(section('Flag')).toMatch(
      /title="Known subclasses" types=.* folded=\{13\} \/>/,
    );
  });

  it('shows which fields are required unless all of them are', () => {
    expect(section('Whole')).not.toContain('required');
    expect(section('Partial')).toMatch(
      /name="north" .*flags="[^"]*\brequired"[^]*name="south" .*flags="notRequired /,
    );
  });

  it('describes a property once, with its own docstring first if it has one', () => {
    const hull = section('Hull');
    expect(hull).toMatch(/Hull\.length[^]*From bow to stern\./);
    expect(hull).not.toMatch(/name="(?:length|width)"/);
    expect(hull).toMatch(/name="weight"[^]*In tons\./);
    expect(hull.match(/From bow to stern\./g)).toHaveLength(1);
    expect(hull).toMatch(/Said of the property\.\s+Said of the class\./);
  });

  it('links the names in a "See also" section, imported or not', () => {
    const sound = section('sound');
    expect(sound).toContain('[`label`](/api/harbour/labels#label)');
    expect(sound).toContain('[`scale`](/api/harbour/marks#scale)');
    expect(sound).toContain(
      '[`harbour.marks.Chart`](/api/harbour/marks#Chart)',
    );
  });

  it('shows decorators that have no badge', () => {
    expect(section('moored')).toContain('@contextmanager');
    expect(mdx).toMatch(/@cache/);
    expect(mdx).not.toContain('@staticmethod');
  });
});
