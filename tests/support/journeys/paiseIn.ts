/** The first amount of a text, in paise: `-₹1,200.50` is -120050. */
export function paiseIn(text: string): number {
  const figure = /([+-]?)₹([\d,]+\.\d\d)/.exec(text);
  if (figure === null) throw new Error(`no amount in ${text}`);
  return Math.round(Number(figure[2]?.replaceAll(',', '')) * 100) * (figure[1] === '-' ? -1 : 1);
}
