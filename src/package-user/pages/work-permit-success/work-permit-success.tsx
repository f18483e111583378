import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { sessionTimeText } from '@/domain/session-time'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { QrCode } from '@/ui/qr-code/qr-code'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ApplyAgain, RejectReason } from '../../work-permit/permit-state'
import { workPermitText } from '../../work-permit/text'
import styles from '../../work-permit/work-permit.module.scss'
import { WorkPermitSuccessModel } from './work-permit-success-model'

const ICONS: Readonly<Record<WorkPermit['state'], IconName>> = {
  APPLYING: 'clock',
  APPROVED: 'circle-check',
  REJECTED: 'circle-alert',
  ISSUED: 'id-card',
}

/** A sent application: its state, and the permit code once granted (WORK-004). */
function WorkPermitSuccessPage() {
  const t = useText(workPermitText)
  const { permitId = '' } = useParams(routes.workPermitSuccess)
  const { permit } = useModel((app) => new WorkPermitSuccessModel(app, permitId))
  useLoad(permit, 'shown', 'applications')
  return (
    <PageFrame isWide title={t('success.title')}>
      <ResourceView resource={permit} skeleton={<PageSkeleton height={280} />}>
        {(found) => (
          <Cards>
            <Columns side={<Facts permit={found} />}>
              <Result permit={found} />
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

const Result = observer(function Result({ permit }: { permit: WorkPermit }) {
  const t = useText(workPermitText)
  const { navigation } = useApp()
  const { state, qrCode, rejectReason } = permit
  const isRejected = state === 'REJECTED'
  return (
    <Card>
      <View className={styles.result}>
        {qrCode === undefined && <Icon name={ICONS[state]} size="huge" />}
        <Heading className={styles.name}>{t(`heading.${state}`)}</Heading>
        <View className={styles.sub}>{t(`hint.${state}`)}</View>
        {isRejected && <RejectReason rejectReason={rejectReason} />}
        {qrCode !== undefined && (
          <View className={styles.code}>
            <QrCode id="permit-code" content={qrCode} name={t('success.qr')} />
          </View>
        )}
        {isRejected && <ApplyAgain permit={permit} isMain />}
        <Button
          id="all-permits"
          kind="plain"
          isWide
          onPress={() => void navigation.backTo(routes.workPermitRecords, {})}
        >
          {t('success.all')}
        </Button>
      </View>
    </Card>
  )
})

const Facts = observer(function Facts({ permit }: { permit: WorkPermit }) {
  const t = useText(workPermitText)
  const { locale } = useApp()
  const facts = [
    [t('fact.project'), permit.projectName],
    [t('fact.name'), permit.name],
    [t('fact.company'), permit.company],
    [t('fact.role'), permit.roleName],
    [t('fact.areas'), permit.areaNames.join(' · ')],
    [t('fact.time'), sessionTimeText(permit.createTime, locale.locale)],
  ]
  return (
    <Card title={t('success.facts')}>
      {facts.map(([title, value]) => (
        <View key={title} className={styles.fact}>
          <View className={styles.factTitle}>{title}</View>
          <View className={styles.words}>{value}</View>
        </View>
      ))}
    </Card>
  )
})

export default page(WorkPermitSuccessPage, routes.workPermitSuccess)
