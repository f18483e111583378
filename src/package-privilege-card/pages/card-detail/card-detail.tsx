import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PrivilegeCardDetail } from '@/contracts/privilege/get-card'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { headColorOf } from '@/shell/page-frame/head-color'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Card, Cards } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { CardFace } from '../../shared/card-face/card-face'
import { OwnCardFace } from '../../shared/own-card-face'
import { privilegeCardText } from '../../text'
import { CardBar } from './card-bar'
import styles from './card-detail.module.scss'
import { CardDetailModel } from './card-detail-model'
import { HolderSheet } from './holder-sheet'
import { InstanceFacts } from './instance-facts'

/** Head of the page, behind a white title. */
const HEAD_COLOR = '#3d3358'

function CardDetailPage() {
  const t = useText(privilegeCardText)
  const { cardId = '', userCardInstanceId } = useParams(routes.cardDetail)
  const model = useModel(
    (app) => new CardDetailModel(app, { cardId, ...(userCardInstanceId && { userCardInstanceId }) }),
  )
  const { instance } = model
  const barBackground = useBarBackground()

  useLoad(model, 'shown', 'cards')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('cardDetail.title')}
      headColor={headColorOf(model.card, HEAD_COLOR)}
      barBackgroundOpacity={barBackground}
      footer={<CardBar model={model} />}
      overlay={<HolderSheet model={model} />}
    >
      <ResourceView resource={model.card} skeleton={<PageSkeleton height={480} />}>
        {(card) => (
          <Cards>
            <Columns
              side={card.rules.map(({ title, html }) => (
                <Card key={title} title={title}>
                  <RichText html={html} />
                </Card>
              ))}
            >
              {instance ? (
                <OwnCardFace card={instance} />
              ) : (
                <CardFace
                  name={card.cardName}
                  imgUrl={card.cardUrl}
                  isAnnual={card.isAnnualCard}
                  lines={[card.promotionDesc, card.validityDesc]}
                />
              )}
              {instance && <InstanceFacts card={instance} />}
              <Equities card={card} />
              <Card title={t('cardDetail.about')}>
                <View>{card.desc}</View>
                {instance === null && (
                  <>
                    <FactLine name={t('cardDetail.validity')} value={card.validityDesc} />
                    <View className={styles.sub}>{t('cardDetail.buyLimit', { count: card.buyLimit })}</View>
                  </>
                )}
              </Card>
              <Card isList>
                <Cell id="card-range" title={t('cardDetail.range')} onPress={() => model.openRange()} />
                <Cell id="refund-rule" title={t('cardDetail.refundRule')} onPress={() => model.openRefundRule()} />
              </Card>
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

/** Benefits of the card with a picture each. */
const Equities = observer(function Equities({ card: { equities } }: { card: PrivilegeCardDetail }) {
  const t = useText(privilegeCardText)
  if (equities.length === 0) return null
  return (
    <Card title={t('cardDetail.equities')}>
      {equities.map(({ icon, name, desc }) => (
        <View key={name} className={styles.equity}>
          <Picture className={styles.icon} src={icon} alt="" />
          <View className={styles.words}>
            <View>{name}</View>
            <View className={styles.sub}>{desc}</View>
          </View>
        </View>
      ))}
    </Card>
  )
})

export default page(CardDetailPage, routes.cardDetail)
