import { Text, View } from '@tarojs/components'
import { listPrimeLevels, type PrimeLevel } from '@/contracts/member/list-prime-levels'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { classNames } from '@/ui/class-names'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Icon } from '@/ui/icon/icon'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { memberText } from '../../membership/text'
import styles from './member-compare.module.scss'
import { sharedRights } from './shared-rights'

/** All rights by level (MEMBER-004). */
function MemberComparePage() {
  const t = useText(memberText)
  const levels = useModel(({ request }) => new Resource(() => request(listPrimeLevels, {})))

  useLoad(levels, 'opened')

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('compare.title')}>
      <ResourceView resource={levels} skeleton={<PageSkeleton height={420} />}>
        {(all) => <Table levels={all} />}
      </ResourceView>
    </PageFrame>
  )
}

function Table({ levels }: { levels: readonly PrimeLevel[] }) {
  const t = useText(memberText)
  const priceOf = ({ price, minGrowth }: PrimeLevel) =>
    price ? `${price.prefix}${price.yuanNum}${price.suffix}` : t('compare.from', { count: minGrowth })
  return (
    <View className={styles.page}>
      <HorizontalScroll>
        <View className={styles.table} role="table" aria-label={t('compare.title')}>
          <View className={classNames(styles.row, styles.head)} role="row">
            <View className={classNames(styles.cell, styles.name)} role="columnheader">
              {t('compare.right')}
            </View>
            {levels.map((level) => (
              <View
                key={level.levelCode}
                className={classNames(styles.cell, level.price && styles.paid)}
                role="columnheader"
              >
                <Text className={styles.level}>{level.primeLevelName}</Text>
                <Text className={styles.sub}>{priceOf(level)}</Text>
              </View>
            ))}
          </View>
          {sharedRights(levels).map(({ right, codes }) => (
            <View key={right.rightId} className={styles.row} role="row">
              <View className={classNames(styles.cell, styles.name)} role="rowheader">
                <Text className={classNames(right.isHighlight && styles.highlight)}>{right.primeRightTypeName}</Text>
              </View>
              {levels.map(({ levelCode, price }) => {
                const hasIt = codes.includes(levelCode)
                return (
                  <View
                    key={levelCode}
                    className={classNames(styles.cell, price && styles.paid, hasIt ? styles.has : styles.sub)}
                    role="cell"
                    aria-label={t(hasIt ? 'compare.has' : 'compare.hasNot')}
                  >
                    <Icon name={hasIt ? 'check' : 'minus'} size="small" />
                  </View>
                )
              })}
            </View>
          ))}
        </View>
      </HorizontalScroll>
    </View>
  )
}

export default page(MemberComparePage, routes.memberCompare)
