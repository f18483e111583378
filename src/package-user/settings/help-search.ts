/** Whether a question of the help page is about the words of a search; without words all of them are. */
export function isAbout(question: readonly string[], search: string): boolean {
  const text = question.join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/[\s，,。？?]+/)
    .every((word) => text.includes(word))
}
