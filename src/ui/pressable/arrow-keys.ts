import type { KeyboardEvent } from 'react'

const GROUPS = '[role=tablist], [role=radiogroup], [role=listbox]'
const CHOICES = '[role=tab], [role=radio], [role=option]'
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
])

/**
 * Moves the focus among tabs, radios and options as users of a keyboard expect: with the arrows round and round, with
 * Home and End to the ends. Enter and Space choose, since a choice may load or leave the page.
 */
export function moveAmongChoices(event: KeyboardEvent<HTMLElement>): void {
  const here = event.currentTarget
  const group = here.closest(GROUPS)
  if (group === null) return
  const choices = Array.from(group.querySelectorAll<HTMLElement>(CHOICES)).filter(
    (choice) => !choice.matches(':disabled'),
  )
  const step = STEPS.get(event.key)
  const at = choices.indexOf(here)
  const next = step === undefined ? endOf(event.key, choices) : choices[(at + step + choices.length) % choices.length]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function endOf(key: string, choices: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return choices[0]
  return key === 'End' ? choices[choices.length - 1] : undefined
}
