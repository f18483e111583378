import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetReserveOutput } from '@/contracts/reserve/get-reserve'
import { priceText } from '@/domain/money'
import { monthText, weekdayLetters } from '@/domain/month-grid'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { FactLine } from '@/ui/fact-line/fact-line'
import { Heading } from '@/ui/heading/heading'
import { MonthCalendar } from '@/ui/month-calendar/month-calendar'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Price } from '@/ui/price/price'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { Tag } from '@/ui/tag/tag'
import { reserveText } from '../../text'
import styles from './reserve-detail.module.scss'
import { ReserveDetailModel } from './reserve-detail-model'

function ReserveDetailPage() {
  const t = useText(reserveText)
  const { reserveId = '' } = useParams(routes.reserveDetail)
  const model = useModel((app) => new ReserveDetailModel(app, reserveId))

  useLoad(model, 'shown', 'orders')

  return (
    <PageFrame isWide title={t('reserveDetail.title')} footer={<SubmitBar model={model} />}>
      <ResourceView resource={model.place} skeleton={<PageSkeleton height={480} />}>
        {(place) => (
          <Cards>
            <Columns
              side={
                model.openDays.size === 0 ? (
                  <Card>
                    <View className={styles.none}>{t('reserveDetail.full')}</View>
                  </Card>
                ) : (
                  <>
                    <Days model={model} />
                    <Slots model={model} />
                  </>
                )
              }
              after={
                <>
                  <Card title={t('reserveDetail.about')}>
                    <View>{place.desc}</View>
                  </Card>
                  <Card title={t('reserveDetail.rules')}>
                    {place.rules.map((rule) => (
                      <View key={rule} className={styles.rule}>
                        {rule}
                      </View>
                    ))}
                  </Card>
                </>
              }
            >
              <Head place={place} />
            </Columns>
          </Cards>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function Head({ place }: { place: GetReserveOutput }) {
  const t = useText(reserveText)
  const { name, imgUrl, venueName, address, dateRange, priceInfo, state } = place
  return (
    <Card>
      <Picture className={styles.picture} src={imgUrl} width={750} alt="" isHighPriority />
      <View className={styles.head}>
        <Heading className={styles.name}>{name}</Heading>
        <Tag isHighlight={state === 'OPEN'}>{t(`state.${state}`)}</Tag>
      </View>
      <FactLine name={t('reserveDetail.place')} value={`${venueName} · ${address}`} />
      <FactLine name={t('reserveDetail.dates')} value={dateRange} />
      <FactLine
        name={t('reserveDetail.price')}
        value={priceInfo ? t('reserveDetail.perPerson', { price: priceText(priceInfo) }) : t('price.free')}
      />
    </Card>
  )
}

const Days = observer(function Days({ model }: { model: ReserveDetailModel }) {
  const t = useText(reserveText)
  const locale = useLocale()
  return (
    <Card title={t('reserveDetail.date')}>
      <MonthCalendar
        month={model.month}
        title={monthText(model.month, locale)}
        weekdays={weekdayLetters(locale)}
        counts={model.openDays}
        chosen={model.date}
        canGoBack={model.canGoBack}
        canGoOn={model.canGoOn}
        previousLabel={t('reserveDetail.previous')}
        nextLabel={t('reserveDetail.next')}
        dayLabel={(date) => t('reserveDetail.day', { date })}
        onMove={(step) => model.move(step)}
        onChoose={(date) => model.chooseDate(date)}
      />
    </Card>
  )
})

const Slots = observer(function Slots({ model }: { model: ReserveDetailModel }) {
  const t = useText(reserveText)
  return (
    <Card title={t('reserveDetail.slot')}>
      <ResourceView resource={model.slots} skeleton={<PageSkeleton height={72} />}>
        {(slots) =>
          slots.length === 0 ? (
            <View className={styles.none}>{t('reserveDetail.noSlots')}</View>
          ) : (
            <View className={styles.slots} role="radiogroup" aria-label={t('reserveDetail.slot')}>
              {slots.map(({ slotId, begin, end, left, state }, index) => (
                <Pressable
                  key={slotId}
                  id={`slot-${index}`}
                  role="radio"
                  className={styles.slot}
                  isChecked={slotId === model.slot?.slotId}
                  isDisabled={state !== 'OPEN'}
                  onPress={() => model.chooseSlot(slotId)}
                >
                  <View className={slotId === model.slot?.slotId ? styles.chosen : styles.choice}>
                    <View className={styles.time}>{`${begin}–${end}`}</View>
                    <View className={styles.left}>
                      {state === 'OPEN' ? t('reserveDetail.left', { left }) : t(`state.${state}`)}
                    </View>
                  </View>
                </Pressable>
              ))}
            </View>
          )
        }
      </ResourceView>
    </Card>
  )
})

const SubmitBar = observer(function SubmitBar({ model }: { model: ReserveDetailModel }) {
  const t = useText(reserveText)
  const { place, slot } = model
  if (!place.value || model.openDays.size === 0) return null
  return (
    <BottomBar>
      {slot?.priceInfo ? (
        <Price className={styles.barPrice} price={slot.priceInfo} />
      ) : (
        <Text className={styles.barWords}>{slot ? t('price.free') : t('reserveDetail.chooseFirst')}</Text>
      )}
      <Button id="reserve" isDisabled={slot === null} onPress={() => void model.submit()}>
        {t('reserveDetail.submit')}
      </Button>
    </BottomBar>
  )
})

export default page(ReserveDetailPage, routes.reserveDetail)
