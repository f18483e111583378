import { observer } from 'mobx-react'
import { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import { useContactService } from '@/blocks/customer-service/use-contact-service'
import { blockText } from '@/blocks/text'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Cell } from '@/ui/cell/cell'
import type { ShowPanel } from './show-panel'

interface ServiceCellProps {
  showId: string
  onOpen(panel: ShowPanel): void
}

/** Contacts the merchant, who receives the show of the enquiry (CS-008). */
export const ServiceCell = observer(function ServiceCell({ showId, onOpen }: ServiceCellProps) {
  const t = useText(blockText)
  const service = useModel((app) => new CustomerServiceModel(app, () => ({ bizShowId: showId })))
  const contact = useContactService(service)

  async function open() {
    await contact()
    if (service.offered.length > 0) onOpen({ kind: 'service', service })
  }

  return <Cell id="customer-service" icon="message-circle" title={t('service.contact')} onPress={() => void open()} />
})
