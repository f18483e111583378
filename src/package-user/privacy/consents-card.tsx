import { observer } from 'mobx-react'
import type { Consents } from '@/contracts/account/get-consents'
import { useText } from '@/i18n/use-text'
import type { Resource } from '@/lib/resource'
import type { Submission } from '@/lib/submission'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { FormError } from '@/ui/form-field/form-error'
import { Switch } from '@/ui/switch/switch'
import { privacyText } from './text'

interface ConsentsCardProps {
  /** `null`: a visitor, or not loaded yet. */
  consents: Resource<Consents>
  changing: Submission<[messages: boolean], Consents>
  onMessages(isWanted: boolean): void
}

/** Consents of the user, each with a switch that acts at once. */
export const ConsentsCard = observer(function ConsentsCard({ consents, changing, onMessages }: ConsentsCardProps) {
  const t = useText(privacyText)
  const { tracking, locationConsent } = useApp()
  const { value } = consents
  return (
    <Card isList title={t('consent.title')}>
      <ConsentRow name="tracking" isOn={tracking.isAllowed} onChange={(isOn) => tracking.choose(isOn)} />
      <ConsentRow name="location" isOn={locationConsent.isAllowed} onChange={(isOn) => locationConsent.choose(isOn)} />
      {value && <ConsentRow name="messages" isOn={value.messages} isBusy={changing.isRunning} onChange={onMessages} />}
      <FormError form={consents} />
      <FormError form={changing} />
    </Card>
  )
})

interface ConsentRowProps {
  name: 'tracking' | 'location' | 'messages'
  isOn: boolean
  isBusy?: boolean
  onChange(isOn: boolean): void
}

function ConsentRow({ name, isOn, isBusy, onChange }: ConsentRowProps) {
  const t = useText(privacyText)
  const label = t(`consent.${name}`)
  return (
    <Cell
      title={label}
      after={<Switch id={`consent-${name}`} label={label} isOn={isOn} isDisabled={isBusy} onChange={onChange} />}
    />
  )
}
