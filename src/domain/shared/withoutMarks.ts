/** A zero-width joiner or non-joiner belongs to the letter before it where that is a sign of an Indian script; elsewhere it is a mark. */
const MARKS = /(\p{M}[\u200C\u200D])|\p{Cf}/gu;

/** A text as a person sees it: without the invisible marks that contact lists and chats put around what is copied from them. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, (_, joined: string | undefined) => joined ?? '');
}
