import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { momentText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tag } from '@/ui/tag/tag'
import styles from '../../rights/rights.module.scss'
import { rightsText } from '../../rights/text'
import { RightsListModel } from './rights-list-model'

/** Source of a right, including expired ones (USER-006). */
function RightsListPage() {
  const t = useText(rightsText)
  const locale = useLocale()
  const { navigation } = useApp()
  const { rightId } = useParams(routes.rightsList)
  const { records } = useModel((app) => new RightsListModel(app, rightId))

  useLoad(records, 'shown', 'certifications', 'cards')
  useReachBottom(() => void records.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} title={t('records.title')} isGrowing={records.isGrowing}>
      <PagedListView
        list={records}
        skeleton={<PageSkeleton height={200} />}
        emptyIcon="shield-check"
        emptyText={t('records.empty')}
        emptyHint={t('records.empty.hint')}
        emptyActionText={t('rights.title')}
        onEmptyAction={() => void navigation.backTo(routes.myRights, {})}
      >
        {(list) => (
          <View className={styles.list}>
            {list.map(({ id, name, status, obtainTime }) => (
              <View key={id} className={styles.record}>
                <View className={styles.words}>
                  <View>{name}</View>
                  <View className={styles.sub}>
                    {t(status === 'UPCOMING' ? 'records.from' : 'records.obtained', {
                      time: momentText(obtainTime, locale),
                    })}
                  </View>
                </View>
                <Tag isHighlight={status === 'ACTIVE'}>{t(`status.${status}`)}</Tag>
              </View>
            ))}
          </View>
        )}
      </PagedListView>
    </PageFrame>
  )
}

export default page(RightsListPage, routes.rightsList)
