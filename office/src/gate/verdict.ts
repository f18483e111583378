import type { ScanRecord } from './gate-phone'
import type { Tone } from './signals'
import { clockTime, type Translate } from './texts'

/** A verdict as it is shown: colour, words and facts. */
export interface Verdict {
  tone: Tone
  title: string
  facts: readonly string[]
}

/** Answers that leave something to the member of staff. */
const UNSURE = ['unchecked', 'wrong-gate', 'too-early', 'no-name']

export function verdictOf(record: ScanRecord, t: Translate): Verdict {
  return { tone: toneOf(record), title: t(`answer.${titleOf(record)}`), facts: factsOf(record, t) }
}

function toneOf({ answer, isConflict, isUndone, isLetIn }: ScanRecord): Tone {
  if (isConflict) return 'bad'
  if (isUndone) return 'unsure'
  if (answer === 'entered' || (answer === 'unchecked' && isLetIn)) return 'good'
  return UNSURE.includes(answer) ? 'unsure' : 'bad'
}

function titleOf({ answer, isConflict, isUndone, isLetIn }: ScanRecord): string {
  if (isUndone) return 'undone'
  if (isConflict) return 'conflict'
  return answer === 'unchecked' && isLetIn ? 'letIn' : answer
}

function factsOf(record: ScanRecord, t: Translate): string[] {
  const { doubt, isLocal, isConflict, showName = '', seat = '', attendee = '' } = record
  const facts = [
    isConflict ? entryText(record, t) : answerText(record, t),
    doubt ? t(`doubt.${doubt}`) : '',
    showName,
    seat,
    attendee,
    isLocal ? t('local') : '',
  ]
  return facts.filter((fact) => fact !== '')
}

/** The fact that belongs to an answer. */
function answerText(record: ScanRecord, t: Translate): string {
  const { answer, isTyped, entrance = '', doorsText = '', timeText = '' } = record
  if (answer === 'used') return entryText(record, t)
  if (answer === 'wrong-session') return t('itsSession', { time: timeText })
  if (answer === 'too-early' && doorsText !== '') return t('doorsAt', { time: doorsText })
  if (answer === 'wrong-gate') return t('goTo', { entrance })
  return answer === 'entered' && isTyped ? t('checkPerson') : ''
}

/** Time and gate of the entry. */
function entryText({ usedText, usedAt, usedGate }: ScanRecord, t: Translate): string {
  const time = usedText ?? (usedAt === undefined ? '' : clockTime(usedAt))
  if (time === '') return ''
  return usedGate ? t('usedAt', { time, gate: usedGate }) : t('usedAtTime', { time })
}
