/** A value at a moment; it holds until the next. null: a gap. */
export interface Step {
  readonly at: number;
  readonly value: number | null;
}

/** What is drawn: times and values, and the size of the box in units of the drawing. */
export interface Frame {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly width: number;
  readonly height: number;
}

/** The path of a stepped line, the last value held to the right edge. What was before the frame comes in from the left edge. */
export function stepPath(steps: readonly Step[], frame: Frame): string {
  const span = Math.max(1, frame.to - frame.from);
  const rise = Math.max(1, frame.high - frame.low);
  const x = (at: number): string =>
    rounded((Math.min(Math.max(at - frame.from, 0), span) / span) * frame.width);
  const y = (value: number): string => rounded(((frame.high - value) / rise) * frame.height);
  let path = '';
  let drawing = false;
  steps.forEach(({ at, value }, index) => {
    const end = steps[index + 1]?.at ?? frame.to;
    if (value === null || end < frame.from || at > frame.to) {
      drawing = false;
      return;
    }
    path += drawing ? `V${y(value)}H${x(end)}` : `M${x(at)} ${y(value)}H${x(end)}`;
    drawing = true;
  });
  return path;
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
