import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { type GetVoucherOutput, getVoucher } from '@/contracts/voucher/get-voucher'
import { useText } from '@/i18n/use-text'
import { Freshness } from '@/lib/freshness'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { Notice } from '@/ui/notice/notice'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { Bone } from '@/ui/skeleton/skeleton'
import { useGateScreen } from '../../shared/use-gate-screen'
import { ticketText } from '../../text'
import styles from './ticket-code.module.scss'

function TicketCodePage() {
  const t = useText(ticketText)
  const { id = '' } = useParams(routes.ticketCode)
  const { voucher, freshness } = useModel(({ request }) => {
    const ofVoucher = new Freshness()
    const load = () => ofVoucher.of((options) => request(getVoucher, { id }, options))
    return { voucher: new Resource<GetVoucherOutput>(load), freshness: ofVoucher }
  })

  useEffect(() => void voucher.load(), [voucher])
  useGateScreen()

  return (
    <PageFrame title={t('code.title')}>
      <ResourceFrame resource={voucher} skeleton={<Bone className={styles.bone} />}>
        {({ codes, showName }) => {
          const [code] = codes
          if (!code) return <Notice icon="qr-code" title={t('code.none')} />
          return (
            <View className={styles.card}>
              <CachedNotice savedAt={freshness.savedAt} />
              <View className={styles.name}>{showName}</View>
              <QrCode content={code.value} name={t('code.title')} />
              <View className={styles.value}>{code.value}</View>
            </View>
          )
        }}
      </ResourceFrame>
    </PageFrame>
  )
}

export default page(TicketCodePage, routes.ticketCode)
