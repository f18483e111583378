import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { LocalesMenuButton, Notification, useLogin, useNotify, useTranslate } from 'react-admin'

/** Address, password and the code of the second factor in one step. */
export function SignInPage() {
  const t = useTranslate()
  const login = useLogin()
  const notify = useNotify()
  const [fields, setFields] = useState({ email: '', password: '', code: '' })
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    await login(fields).catch((error: Error) => notify(error.message, { type: 'error' }))
    setBusy(false)
  }
  return (
    <Stack component="main" sx={{ minHeight: '100vh', alignItems: 'center', justifyContent: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400 }}>
        <CardContent component="form" onSubmit={submit}>
          <Stack spacing={2}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
              <Typography variant="h5" component="h1">
                {t('office.title')}
              </Typography>
              <LocalesMenuButton />
            </Stack>
            <TextField
              required
              type="email"
              autoComplete="username"
              label={t('ra.auth.email')}
              value={fields.email}
              onChange={(event) => setFields({ ...fields, email: event.target.value })}
            />
            <TextField
              required
              type="password"
              autoComplete="current-password"
              label={t('ra.auth.password')}
              value={fields.password}
              onChange={(event) => setFields({ ...fields, password: event.target.value })}
            />
            <TextField
              required
              autoComplete="one-time-code"
              label={t('office.signIn.code')}
              value={fields.code}
              onChange={(event) => setFields({ ...fields, code: event.target.value })}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <Button type="submit" variant="contained" disabled={isBusy}>
              {t('ra.auth.sign_in')}
            </Button>
          </Stack>
        </CardContent>
      </Card>
      <Notification />
    </Stack>
  )
}
