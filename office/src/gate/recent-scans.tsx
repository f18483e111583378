import { type FormEvent, useRef, useState } from 'react'
import type { GatePhone, ScanRecord } from './gate-phone'
import { clockTime, type Translate } from './texts'
import { verdictOf } from './verdict'

const REASONS = ['mistake', 'left', 'other'] as const
const SHOWN = 20

interface Props {
  t: Translate
  phone: GatePhone
}

/** The last scans; an entry can be taken back with a reason. */
export function RecentScans({ t, phone }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<ScanRecord | null>(null)
  const open = (record: ScanRecord) => {
    setChosen(record)
    dialog.current?.showModal()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    dialog.current?.close()
    if (chosen) void phone.undo(chosen, reason)
  }
  return (
    <section>
      <h2>{t('recent')}</h2>
      {phone.recent.length === 0 && <p className="small">{t('nothing')}</p>}
      <ul className="recent">
        {phone.recent.slice(0, SHOWN).map((record) => {
          const { tone, title, facts } = verdictOf(record, t)
          return (
            <li key={record.id} className={tone}>
              <span className="grow">
                {clockTime(record.at)} <strong>{title}</strong> {facts.join(' · ')}
              </span>
              {record.isLetIn && !record.isUndone && (
                <button type="button" onClick={() => open(record)}>
                  {t('undo')}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <dialog ref={dialog} aria-label={t('undoTitle')}>
        <form className="stack" onSubmit={submit}>
          <h2>{t('undoTitle')}</h2>
          <label>
            {t('reason')}
            <select name="reason">
              {REASONS.map((reason) => (
                <option key={reason} value={t(`reason.${reason}`)}>
                  {t(`reason.${reason}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="main">
            {t('confirm')}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </button>
        </form>
      </dialog>
    </section>
  )
}
