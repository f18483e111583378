import { View } from '@tarojs/components'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { pointsText } from '../../points/text'
import { HeroCard } from '../../shared/hero-card/hero-card'
import styles from './self-point.module.scss'

/** Parts of the balance: available, reserved by unpaid orders, expiring next. */
function SelfPointPage() {
  const t = useText(pointsText)
  const locale = useLocale()
  const { navigation } = useApp()
  const account = useModel(({ request }) => new Resource(() => request(getPointAccount, {})))

  useLoad(account, 'shown', 'orders', 'cards')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('self.title')}>
      <ResourceView resource={account} skeleton={<PageSkeleton height={320} />}>
        {({ balance, frozen, expiring }) => (
          <Cards>
            <HeroCard label={t('self.balance')} figure={balance} />
            <Card>
              <Cell title={t('self.available')} value={String(balance - frozen)} />
              <Cell title={t('self.frozen')} value={String(frozen)} />
              {frozen > 0 && <View className={styles.hint}>{t('self.frozenHint')}</View>}
            </Card>
            <Card title={t('self.expiring')}>
              {expiring ? (
                <>
                  <Cell title={t('points.title')} value={String(expiring.point)} />
                  <Cell title={t('self.expiresOn')} value={dateText(expiring.expireTime, locale)} />
                </>
              ) : (
                <View className={styles.hint}>{t('self.noneExpiring')}</View>
              )}
            </Card>
            <Card isList>
              <Cell
                id="to-record"
                title={t('record.title')}
                onPress={() => void navigation.open(routes.pointRecord, {})}
              />
            </Card>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(SelfPointPage, routes.selfPoint)
