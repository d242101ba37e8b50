// Numbers and durations in words.

/** A number with commas between the thousands. */
export function grouped(number) {
  return number.toLocaleString("en");
}

/** A number with a noun in the singular or the plural. */
export function numbered(number, one, several) {
  return `${grouped(number)} ${number === 1 ? one : several}`;
}

/** Milliseconds in microseconds, milliseconds or seconds, with three digits. */
export function duration(milliseconds) {
  if (milliseconds < 0.9995) {
    return `${(milliseconds * 1000).toPrecision(3)} µs`;
  }
  return milliseconds < 999.5
    ? `${milliseconds.toPrecision(3)} ms`
    : `${(milliseconds / 1000).toPrecision(3)} s`;
}
