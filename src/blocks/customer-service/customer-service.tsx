import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ServiceChannel } from '@/domain/customer-service'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { ServiceButton } from '@/ui/service-button/service-button'
import { Sheet } from '@/ui/sheet/sheet'
import { blockText } from '../text'
import { type CustomerServiceModel, isAnswered } from './customer-service-model'
import { useContactService } from './use-contact-service'

/** Asks for the merchant's customer service. */
export const CustomerServiceButton = observer(function CustomerServiceButton({
  model,
}: {
  model: CustomerServiceModel
}) {
  const t = useText(blockText)
  const contact = useContactService(model)
  return (
    <Button id="customer-service" isWide isBusy={model.contacting.isRunning} onPress={() => void contact()}>
      {t('service.contact')}
    </Button>
  )
})

/** The ways to reach the merchant, while there are several to choose from. */
export const CustomerServiceSheet = observer(function CustomerServiceSheet({ model }: { model: CustomerServiceModel }) {
  const t = useText(blockText)
  const { prompts } = useApp()
  if (model.offered.length === 0) return null

  async function follow(channel: ServiceChannel) {
    if (!isAnswered(channel)) prompts.showToast(t('service.off'))
    else if (channel.kind !== 'NATIVE' && !(await model.follow(channel))) prompts.showToast(t('service.none'))
  }

  return (
    <Sheet id="customer-service-channels" title={t('service.title')} onClose={model.close}>
      <View>
        {model.offered.map((channel) => (
          <Channel key={channel.kind} channel={channel} onPress={() => void follow(channel)} />
        ))}
      </View>
    </Sheet>
  )
})

function Channel({ channel, onPress }: { channel: ServiceChannel; onPress(): void }) {
  const t = useText(blockText)
  const id = `service-${channel.kind}`
  const title = t(`service.${channel.kind}`)
  if (channel.kind === 'TELEPHONE') {
    return <Cell id={id} icon="phone" title={title} value={channel.telephone} onPress={onPress} />
  }
  if (!channel.isOpen)
    return <Cell id={id} icon="message-circle" title={title} value={t('service.off')} onPress={onPress} />
  if (channel.kind !== 'NATIVE') return <Cell id={id} icon="message-circle" title={title} onPress={onPress} />
  return (
    <ServiceButton id={id} service={channel.service}>
      <Cell icon="message-circle" title={title} />
    </ServiceButton>
  )
}
