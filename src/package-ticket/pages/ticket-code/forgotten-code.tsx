import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Id } from '@/contracts/wire-types'
import { useText } from '@/i18n/use-text'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { entryText } from '../../entry/text'
import { ForgottenCodeModel } from './forgotten-code-model'
import styles from './ticket-code.module.scss'

/** Code that opens the gate for a holder without their document, who may be identified there. */
export const ForgottenCode = observer(function ForgottenCode({ id, ticketId }: { id: Id; ticketId: Id }) {
  const t = useText(entryText)
  const model = useModel((app) => new ForgottenCodeModel(app, id, ticketId))

  useLoad(model, 'shown', 'tickets')

  return (
    <PageFrame title={t('forgotten.title')}>
      <ResourceView resource={model.code} skeleton={<PageSkeleton height={420} />}>
        {({ code, qrCode, audienceName, maskedIdNo }) => (
          <View className={styles.card}>
            <CachedNotice savedAt={model.cacheStatus.savedAt} />
            <View className={styles.name}>{`${audienceName} ${maskedIdNo}`}</View>
            {qrCode ? (
              <QrCode id="forgotten-qr" content={qrCode} name={t('forgotten.title')} />
            ) : (
              <View className={styles.hint}>{t('offline.tooEarly')}</View>
            )}
            <View className={styles.value}>{code}</View>
            <View className={styles.hint}>{t('forgotten.hint')}</View>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
})
