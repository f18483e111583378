import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { NextSteps } from '@/blocks/next-steps/next-steps'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { sessionTimeText } from '@/domain/session-time'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Pressable } from '@/ui/pressable/pressable'
import { ApplyAgain, PermitState, RejectReason } from '../../work-permit/permit-state'
import { workPermitText } from '../../work-permit/text'
import styles from '../../work-permit/work-permit.module.scss'
import { WorkPermitRecordsModel } from './work-permit-records-model'

/** Work permits of the user with their states (WORK-003). */
function WorkPermitRecordsPage() {
  const t = useText(workPermitText)
  const { navigation } = useApp()
  const { permits } = useModel((app) => new WorkPermitRecordsModel(app))
  useLoad(permits, 'shown', 'applications')
  useReachBottom(() => void permits.loadMore())
  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('records.title')}
      isGrowing={permits.isGrowing}
      onEndNear={permits.loadMore}
    >
      <PagedListView
        list={permits}
        skeleton={<PageSkeleton height={140} />}
        emptyIcon="id-card"
        emptyText={t('records.empty')}
        emptyHint={t('records.emptyHint')}
        emptyActionText={t('records.apply')}
        onEmptyAction={() => void navigation.open(routes.workPermitLogin, {})}
      >
        {(found) => (
          <Cards>
            <Columns
              side={
                <NextSteps
                  icon="id-card"
                  title={t('records.apply')}
                  onPress={() => void navigation.open(routes.workPermitLogin, {})}
                />
              }
            >
              {found.map((permit) => (
                <Record key={permit.permitId} permit={permit} />
              ))}
            </Columns>
          </Cards>
        )}
      </PagedListView>
    </PageFrame>
  )
}

const Record = observer(function Record({ permit }: { permit: WorkPermit }) {
  const t = useText(workPermitText)
  const { navigation, locale } = useApp()
  const { permitId, projectName, name, roleName, company, state, createTime } = permit
  const isRejected = state === 'REJECTED'
  return (
    <Card>
      <Pressable
        id={`permit-${permitId}`}
        className={styles.record}
        onPress={() => void navigation.open(routes.workPermitSuccess, { permitId })}
      >
        <View className={styles.head}>
          <View className={styles.words}>
            <View className={styles.name}>{projectName}</View>
            <View className={styles.sub}>{[name, roleName, company].join(' · ')}</View>
            <View className={styles.sub}>{t('permit.time', { time: sessionTimeText(createTime, locale.locale) })}</View>
          </View>
          <PermitState state={state} />
        </View>
        {isRejected && <RejectReason rejectReason={permit.rejectReason} />}
      </Pressable>
      {isRejected && (
        <View className={styles.again}>
          <ApplyAgain permit={permit} />
        </View>
      )}
    </Card>
  )
})

export default page(WorkPermitRecordsPage, routes.workPermitRecords)
