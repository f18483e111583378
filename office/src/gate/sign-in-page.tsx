import { type FormEvent, useState } from 'react'
import { OfficeRefusal, write } from '../office-fetch'
import type { Translate } from './texts'

const FIELDS = [
  { name: 'email', type: 'email', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
  { name: 'code', type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' },
] as const

/** Sign-in of staff, as in the office. */
export function SignInPage({ t, note, onSignedIn }: { t: Translate; note: string; onSignedIn: () => Promise<void> }) {
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setFault('')
    try {
      await write('sign-in', fields)
      await onSignedIn()
    } catch (error) {
      setFault(t(error instanceof OfficeRefusal ? `error.${error.body.code}` : 'loadFailed'))
    }
    setBusy(false)
  }
  return (
    <form className="stack" onSubmit={submit}>
      {(fault || note) && <p role="alert">{fault || note}</p>}
      {FIELDS.map((field) => (
        <label key={field.name}>
          {t(field.name)}
          <input required {...field} />
        </label>
      ))}
      <button type="submit" className="main" disabled={isBusy}>
        {t('signIn')}
      </button>
    </form>
  )
}
