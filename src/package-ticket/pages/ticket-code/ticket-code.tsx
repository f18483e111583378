import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type GetVoucherOutput, getVoucher, type VoucherCode } from '@/contracts/voucher/get-voucher'
import type { Id } from '@/contracts/wire-types'
import { useText } from '@/i18n/use-text'
import { CacheStatus } from '@/lib/cache-status'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { entryText } from '../../entry/text'
import { useEntryScreen } from '../../entry/use-entry-screen'
import { ForgottenCode } from './forgotten-code'
import styles from './ticket-code.module.scss'

/** Code of a voucher, or of a forgotten document. */
function TicketCodePage() {
  const { id = '', forgottenBy } = useParams(routes.ticketCode)
  useEntryScreen()
  return forgottenBy ? <ForgottenCode id={id} ticketId={forgottenBy} /> : <CodesToTake id={id} />
}

const CodesToTake = observer(function CodesToTake({ id }: { id: Id }) {
  const t = useText(entryText)
  const { voucher, cacheStatus } = useModel(({ request }) => {
    const cacheStatus = new CacheStatus()
    const load = () => cacheStatus.track((options) => request(getVoucher, { id }, options))
    return { voucher: new Resource<GetVoucherOutput>(load), cacheStatus }
  })

  useLoad(voucher, 'opened', 'tickets')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('code.title')}>
      <ResourceView resource={voucher} skeleton={<PageSkeleton height={420} />}>
        {({ codes, showName, sessionShowTime, cityName, venueName, pickupInstructions }) => {
          if (codes.length === 0) return <EmptyState icon="qr-code" title={t('code.none')} />
          return (
            <View className={styles.card}>
              <CachedNotice savedAt={cacheStatus.savedAt} />
              <View>
                <View className={styles.name}>{showName}</View>
                <View className={styles.hint}>{sessionShowTime}</View>
                <View className={styles.hint}>{`${cityName} ${venueName}`}</View>
              </View>
              {codes.map((code) => (
                <CodeToTake key={code.value} code={code} />
              ))}
              {pickupInstructions.map(({ title, content }) => (
                <View key={title} className={styles.hint}>
                  {content}
                </View>
              ))}
            </View>
          )
        }}
      </ResourceView>
    </PageFrame>
  )
})

/** A code of a voucher, and the number of tickets it still covers (TICKET-020). */
function CodeToTake({ code: { codeType, value, remainTicketCount } }: { code: VoucherCode }) {
  const t = useText(entryText)
  return (
    <>
      {remainTicketCount > 0 && <QrCode content={value} name={t('code.title')} />}
      <View className={styles.hint}>{t(`codes.${codeType}`)}</View>
      <View className={styles.value}>{value}</View>
      <View className={styles.hint}>
        {remainTicketCount > 0 ? t('codes.remain', { count: remainTicketCount }) : t('codes.none')}
      </View>
    </>
  )
}

export default page(TicketCodePage, routes.ticketCode)
