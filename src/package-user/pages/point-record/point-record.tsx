import { useReachBottom } from '@tarojs/taro'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tabs } from '@/ui/tabs/tabs'
import { LedgerRow } from '../../points/ledger-row'
import { pointsText } from '../../points/text'
import { PointRecordModel, RECORD_TABS } from './point-record-model'

function PointRecordPage() {
  const t = useText(pointsText)
  const { navigation } = useApp()
  const model = useModel((app) => new PointRecordModel(app))
  const { records, tab } = model

  useLoad(records, 'shown', 'orders', 'cards')
  useReachBottom(() => void records.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} title={t('record.title')} isGrowing={records.isGrowing}>
      <Tabs
        label={t('record.title')}
        items={RECORD_TABS.map((key) => ({ key, text: t(`record.tab.${key}`) }))}
        selected={tab}
        onSelect={model.choose}
      />
      <PagedListView
        list={records}
        skeleton={<PageSkeleton height={320} />}
        emptyText={t(`record.empty.${tab}`)}
        emptyHint={t('record.emptyHint')}
        emptyActionText={t('record.browse')}
        onEmptyAction={() => void navigation.switchTab(routes.all, {})}
      >
        {(items) => (
          <Cards>
            <Card isList>
              {items.map(({ id, title, change, createTime, balance }) => (
                <LedgerRow
                  key={id}
                  title={title}
                  change={change}
                  createTime={createTime}
                  note={t('record.balance', { count: balance })}
                />
              ))}
            </Card>
          </Cards>
        )}
      </PagedListView>
    </PageFrame>
  )
}

export default page(PointRecordPage, routes.pointRecord)
