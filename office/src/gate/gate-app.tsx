import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { chooseLocale, chosenLocale, read } from '../office-fetch'
import { browserPhone } from './browser-phone'
import { DoorPage } from './door-page'
import { isSignedOut } from './gate-calls'
import { SetupPage } from './setup-page'
import { SignInPage } from './sign-in-page'
import { GATE_LOCALES, gateTexts } from './texts'

/** Time between two looks at the gateway, ms. */
const TICK_MS = 5_000

type Access = 'loading' | 'signedOut' | 'notAllowed' | 'signedIn'

/** The gate on a phone: sign-in, choice of the place, door. */
export function GateApp() {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const phone = useMemo(() => browserPhone(render), [])
  const [access, setAccess] = useState<Access>('loading')
  const t = gateTexts()
  const enter = useCallback(async () => {
    try {
      const { calls } = await read<{ calls: string[] }>('me')
      setAccess(calls.includes('POST gate/scans') ? 'signedIn' : 'notAllowed')
    } catch (error) {
      // Without a network a phone goes on where it was.
      setAccess(isSignedOut(error) || phone.place === null ? 'signedOut' : 'signedIn')
    }
  }, [phone])
  useEffect(() => {
    void phone.restore().then(enter)
  }, [phone, enter])
  useEffect(() => {
    if (access !== 'signedIn') return
    const tick = () => void phone.tick()
    const timer = setInterval(tick, TICK_MS)
    window.addEventListener('online', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tick)
    }
  }, [access, phone])
  const changeLocale = (locale: string) => {
    chooseLocale(locale)
    document.documentElement.lang = locale
    render()
  }
  return (
    <>
      <header className="bar">
        <h1>{t('title')}</h1>
        <select
          aria-label={t('language')}
          value={chosenLocale()}
          onChange={(event) => changeLocale(event.target.value)}
        >
          {GATE_LOCALES.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </select>
      </header>
      <main>
        {access === 'loading' && <p role="status">{t('loadingSessions')}</p>}
        {(access === 'signedOut' || access === 'notAllowed') && (
          <SignInPage t={t} note={access === 'notAllowed' ? t('notAllowed') : ''} onSignedIn={enter} />
        )}
        {access === 'signedIn' && phone.place === null && (
          <SetupPage t={t} phone={phone} onSignedOut={() => setAccess('signedOut')} />
        )}
        {access === 'signedIn' && phone.place !== null && (
          <DoorPage t={t} phone={phone} onSignIn={() => setAccess('signedOut')} />
        )}
      </main>
    </>
  )
}
