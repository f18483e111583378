import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MemberPopups } from '@/blocks/member-popups/member-popups'
import { RightsGrid } from '@/blocks/member-rights/rights-grid'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { dateText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { headColorOf } from '@/shell/page-frame/head-color'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { memberText } from '../../membership/text'
import { HERO_COLOR } from '../../shared/hero-card/hero-card'
import { LevelCard } from './level-card'
import styles from './member-center.module.scss'
import { MemberCenterModel } from './member-center-model'

/** Scroll distance at which the title bar gets its background, px. */
const BAR_AFTER_PX = 80

/** Levels, growth, points and their benefits (MEMBER-001, MEMBER-026); visitors see what members get. */
function MemberCenterPage() {
  const t = useText(memberText)
  const model = useModel((app) => new MemberCenterModel(app))
  const barBackground = useBarBackground(BAR_AFTER_PX)

  useLoad(model, 'shown', 'session', 'orders', 'cards')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      title={t('center.title')}
      headColor={headColorOf(model.levels, HERO_COLOR)}
      barBackgroundOpacity={barBackground}
      footer={<JoinBar model={model} />}
      overlay={<MemberPopups />}
    >
      <ResourceView resource={model.levels} skeleton={<PageSkeleton height={420} />}>
        {() => (
          <Cards>
            <LevelCard model={model} />
            <EndingNotice model={model} />
            <Figures model={model} />
            <Rights model={model} />
            <Ways model={model} />
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Notice that a membership ends soon and is not renewed automatically. */
const EndingNotice = observer(function EndingNotice({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const locale = useLocale()
  if (model.endingAt === null) return null
  return (
    <View className={styles.notice} role="status">
      {t('center.ending', { date: dateText(model.endingAt, locale) })}
    </View>
  )
})

/** Points and growth of the user. */
const Figures = observer(function Figures({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const { navigation } = useApp()
  const { level, points } = model
  if (!level) return null
  return (
    <Card isList>
      <Cell
        id="to-points"
        icon="coins"
        title={t('center.points')}
        value={points === null ? '' : String(points)}
        onPress={() => void navigation.open(routes.points, {})}
      />
      <Cell
        id="to-growth"
        icon="crown"
        title={t('center.growthValue')}
        value={String(level.growthValue)}
        onPress={() => void navigation.open(routes.growthValue, {})}
      />
    </Card>
  )
})

/** Rights of the user, and those that the membership would add. */
const Rights = observer(function Rights({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const { navigation } = useApp()
  const { level, primeLevel, addedRights } = model
  const open = (levelCode: string) => (right: PrimeRight) =>
    void navigation.open(routes.memberRight, { rightId: right.rightId, levelCode })
  return (
    <>
      {level && (
        <Card title={t('center.rights')}>
          <RightsGrid rights={level.rights} onOpen={open(level.levelCode)} />
        </Card>
      )}
      {primeLevel && addedRights.length > 0 && (
        <Card title={t('center.rightsOf', { level: primeLevel.primeLevelName })}>
          <RightsGrid rights={addedRights} onOpen={open(primeLevel.levelCode)} />
        </Card>
      )}
    </>
  )
})

const Ways = observer(function Ways({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const { navigation, session } = useApp()
  if (!model.isComparable && !session.isLoggedIn) return null
  return (
    <Card isList>
      {model.isComparable && (
        <Cell
          id="to-compare"
          title={t('center.compare')}
          onPress={() => void navigation.open(routes.memberCompare, {})}
        />
      )}
      {session.isLoggedIn && (
        <Cell id="to-rule" title={t('center.rule')} onPress={() => void navigation.open(routes.growthRule, {})} />
      )}
    </Card>
  )
})

/** Membership price and button; hidden if the merchant hides it. */
const JoinBar = observer(function JoinBar({ model }: { model: MemberCenterModel }) {
  const t = useText(memberText)
  const { navigation } = useApp()
  const params = useParams(routes.memberCenter)
  const { primeLevel, level } = model
  if (!primeLevel?.price) return null
  return (
    <BottomBar>
      <View className={styles.price}>
        <Price price={primeLevel.price} />
        <View className={styles.sub}>{primeLevel.durationDesc}</View>
      </View>
      <Button id="join" onPress={() => void navigation.open(routes.memberConfirm, params)}>
        {t(level?.isPaid ? 'center.renew' : 'center.join')}
      </Button>
    </BottomBar>
  )
})

export default page(MemberCenterPage, routes.memberCenter)
