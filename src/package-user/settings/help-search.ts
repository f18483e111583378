/** True if a question matches the search words; without words all match. */
export function isAbout(question: readonly string[], search: string): boolean {
  const text = question.join(' ').toLowerCase()
  return search
    .toLowerCase()
    .split(/[\s，,。？?]+/)
    .every((word) => text.includes(word))
}
