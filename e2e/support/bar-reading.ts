/** `Tue 17 18:45 · O 1.0611 H 1.0613 L 1.0603 C 1.0608`, and marks after it. */
export const barReading =
  /^[A-Z][a-z]{2} \d+ \d\d:\d\d · O \d\.\d{4} H \d\.\d{4} L \d\.\d{4} C \d\.\d{4}/;
