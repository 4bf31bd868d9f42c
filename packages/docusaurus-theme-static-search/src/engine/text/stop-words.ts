const WORDS =
  'a about all also am an and any are as at be been being but by can could ' +
  'did do does doing doesn don dont for from get gets getting had has have ' +
  'having here how i if in into is isn isnt it its just may me might more ' +
  'most my need needs no not of on only or our out shall should so some ' +
  'such than that the their them then there these they this those to too ' +
  'up us use used uses using very want was way we were what when where which while who ' +
  'why will with would you your';

const STOP_WORDS = new Set(WORDS.split(' '));

/** Whether a folded word is irrelevant to the subject of a text. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
