import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import type { GetPointAccountOutput } from '@/contracts/member/get-point-account'
import type { PrivilegeCard } from '@/contracts/privilege/privilege-card'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { headColorOf } from '@/shell/page-frame/head-color'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { pointsText } from '../../points/text'
import { HERO_COLOR, HeroCard, HeroLine } from '../../shared/hero-card/hero-card'
import { PointsModel } from './points-model'

/** Points of the user, their use and history; the page body does not scroll (NAV-116). */
function PointsPage() {
  const t = useText(pointsText)
  const model = useModel((app) => new PointsModel(app))

  useLoad(model, 'shown', 'orders', 'cards')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('points.title')}
      headColor={headColorOf(model.account, HERO_COLOR)}
      barBackgroundOpacity={0}
    >
      <ResourceView resource={model.account} skeleton={<PageSkeleton height={320} />}>
        {(account) => <Account model={model} account={account} />}
      </ResourceView>
    </PageFrame>
  )
}

const Account = observer(function Account({ model, account }: { model: PointsModel; account: GetPointAccountOutput }) {
  const t = useText(pointsText)
  const { navigation } = useApp()
  const { balance, frozen, ratio } = account
  const available = balance - frozen
  const { rule, expiring, mall } = model
  return (
    <Cards>
      <Columns
        side={
          <>
            <Card title={t('points.use')}>
              <Cell title={t('points.rate')} value={t('points.rate.value', { ratio })} />
              {rule.value && (
                <Cell
                  title={t('points.limit')}
                  value={t('points.limit.value', { percent: rule.value.limitProportion })}
                />
              )}
            </Card>
            {mall.length > 0 && <Mall cards={mall} />}
          </>
        }
      >
        <HeroCard label={t('points.available')} figure={available}>
          <HeroLine>{t('points.worth', { amount: Math.floor(available / ratio) })}</HeroLine>
          {frozen > 0 && <HeroLine>{t('points.frozen', { count: frozen })}</HeroLine>}
          {expiring.value?.expireTimeStr && (
            <HeroLine>
              {t('points.expiring', { count: expiring.value.point, date: expiring.value.expireTimeStr })}
            </HeroLine>
          )}
        </HeroCard>
        <Card isList>
          <Cell id="to-self" title={t('self.title')} onPress={() => void navigation.open(routes.selfPoint, {})} />
          <Cell id="to-record" title={t('record.title')} onPress={() => void navigation.open(routes.pointRecord, {})} />
          <Cell id="to-rule" title={t('rule.title')} onPress={() => void navigation.open(routes.pointsRule, {})} />
          <Cell id="to-growth" title={t('growth.title')} onPress={() => void navigation.open(routes.growthValue, {})} />
        </Card>
      </Columns>
    </Cards>
  )
})

/** Cards sold for points. */
function Mall({ cards }: { cards: readonly PrivilegeCard[] }) {
  const t = useText(pointsText)
  const { navigation } = useApp()
  return (
    <Card title={t('points.mall')}>
      {cards.map(({ cardId, cardName, cardUrl, promotionDesc, priceMode, priceInfo, pointPrice }) => (
        <MediaRow
          key={cardId}
          imgUrl={cardUrl}
          title={cardName}
          lines={[
            promotionDesc,
            t(priceMode === 'POINT' ? 'points.price' : 'points.priceWithMoney', {
              points: pointPrice,
              price: priceText(priceInfo),
            }),
          ]}
          onPress={() => void navigation.open(routes.cardDetail, { cardId })}
        />
      ))}
    </Card>
  )
}

export default page(PointsPage, routes.points)
