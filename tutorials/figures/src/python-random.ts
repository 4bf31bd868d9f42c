const SIZE = 624;
const SHIFT = 397;

/**
 * Python's `random.Random`, seeded with a small number: the same seed gives the
 * numbers that a notebook gets, so figures can show the tutorials' own data.
 */
export class PythonRandom {
  private readonly state = new Uint32Array(SIZE);
  private index = SIZE;
  private nextGauss: number | null = null;

  constructor(seed: number) {
    this.seed(19650218);
    const {state} = this;
    let i = 1;
    for (let step = 0; step < SIZE; step += 1) {
      state[i] = ((this.at(i) ^ this.mixed(i, 1664525)) + seed) >>> 0;
      i = this.following(i);
    }
    for (let step = 1; step < SIZE; step += 1) {
      state[i] = ((this.at(i) ^ this.mixed(i, 1566083941)) - i) >>> 0;
      i = this.following(i);
    }
    state[0] = 0x80000000;
  }

  /** A number from 0 up to but not including 1. */
  random(): number {
    const high = this.word() >>> 5;
    const low = this.word() >>> 6;
    return (high * 0x4000000 + low) / 0x20000000000000;
  }

  /** A whole number between two, both included. */
  randint(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  choice<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) {
      throw new RangeError('Nothing to choose from.');
    }
    return value;
  }

  gauss(mean: number, deviation: number): number {
    if (this.nextGauss !== null) {
      const kept = this.nextGauss;
      this.nextGauss = null;
      return mean + kept * deviation;
    }
    const angle = this.random() * 2 * Math.PI;
    const radius = Math.sqrt(-2 * Math.log(1 - this.random()));
    this.nextGauss = Math.sin(angle) * radius;
    return mean + Math.cos(angle) * radius * deviation;
  }

  /** The same values in another order, drawn as `random.shuffle` draws it. */
  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    const taken: T[] = [];
    while (left.length > 0) {
      taken.push(...left.splice(this.below(left.length), 1));
    }
    return taken;
  }

  private below(limit: number): number {
    const bits = 32 - Math.clz32(limit);
    let value = limit;
    while (value >= limit) {
      value = this.word() >>> (32 - bits);
    }
    return value;
  }

  private at(index: number): number {
    return this.state[index] ?? 0;
  }

  private seed(value: number): void {
    this.state[0] = value;
    for (let i = 1; i < SIZE; i += 1) {
      this.state[i] = (this.mixed(i, 1812433253) + i) >>> 0;
    }
  }

  private mixed(index: number, factor: number): number {
    const before = this.at(index - 1);
    return Math.imul(before ^ (before >>> 30), factor);
  }

  private following(index: number): number {
    if (index + 1 < SIZE) {
      return index + 1;
    }
    this.state[0] = this.at(SIZE - 1);
    return 1;
  }

  private word(): number {
    if (this.index === SIZE) {
      this.twist();
    }
    let word = this.at(this.index);
    this.index += 1;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return (word ^ (word >>> 18)) >>> 0;
  }

  private twist(): void {
    for (let i = 0; i < SIZE; i += 1) {
      const joined =
        (this.at(i) & 0x80000000) | (this.at((i + 1) % SIZE) & 0x7fffffff);
      const odd = joined & 1 ? 0x9908b0df : 0;
      this.state[i] = this.at((i + SHIFT) % SIZE) ^ (joined >>> 1) ^ odd;
    }
    this.index = 0;
  }
}
