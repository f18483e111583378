import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { LayoutRow, LayoutZone } from '@/domain/seat-map/seat-layout'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Spinner } from '@/ui/spinner/spinner'
import { seatsText } from '../../seats/text'
import type { PickSeatModel } from './pick-seat-model'
import { markedSeats, rowSight, seatLabel, unavailableText, zoneFacts } from './seat-facts'
import type { SeatHall } from './seat-hall'
import styles from './seat-list.module.scss'

interface ListProps {
  model: PickSeatModel
  hall: SeatHall
}

/**
 * The hall as a list of zones, rows and seats, with the same selection as the map: for keyboards, screen readers and
 * Xiaohongshu.
 */
export const SeatList = observer(function SeatList({ model, hall }: ListProps) {
  const t = useText(seatsText)
  // Availability lies in plain columns of numbers: observe the revision.
  void hall.revision
  const zones = hall.layout.zones.filter(
    ({ zone }) => model.selection.shownPlanId === null || zone.seatPlanIds.includes(model.selection.shownPlanId),
  )
  return (
    <View id="seat-list" aria-label={t('seat.list.label')} role="group">
      {zones.map((zone) => (
        <ZoneEntry key={zone.zone.zoneId} model={model} hall={hall} zone={zone} />
      ))}
    </View>
  )
})

const ZoneEntry = observer(function ZoneEntry({ model, hall, zone }: ListProps & { zone: LayoutZone }) {
  const t = useText(seatsText)
  void hall.revision
  const { zoneId, zoneName, kind, entrance } = zone.zone
  const { prices, left, isGone } = zoneFacts(hall, zone, t, model.selection.shownPlanId)
  const isOpen = model.folds.openZoneId === zoneId

  function press() {
    if (kind === 'SEAT') model.folds.toggleZone(zoneId)
    else model.bookStanding(zone)
  }

  return (
    <View className={styles.zone}>
      <Pressable
        id={`zone-${zoneId}`}
        className={styles.head}
        isDisabled={isGone}
        isExpanded={kind === 'SEAT' ? isOpen : undefined}
        onPress={press}
      >
        <View className={styles.words}>
          <View className={styles.name}>{zoneName}</View>
          <View className={styles.sub}>{[entrance, left].filter(Boolean).join(' · ')}</View>
        </View>
        <Text className={styles.price}>{prices.join(' / ')}</Text>
        {!isGone && <Icon name={kind === 'SEAT' && isOpen ? 'chevron-down' : 'chevron-right'} size="small" />}
      </Pressable>
      {isOpen && <ZoneRows model={model} hall={hall} zone={zone} />}
    </View>
  )
})

const ZoneRows = observer(function ZoneRows({ model, hall, zone }: ListProps & { zone: LayoutZone }) {
  const common = useText(commonText)
  void hall.revision
  const { opening } = model.folds
  if (!hall.isOpen(zone)) {
    const { zoneId } = zone.zone
    if (!opening.error) return <Spinner className={styles.spinner} />
    return (
      <Pressable className={styles.head} onPress={() => void opening.submit(zoneId)}>
        {`${errorText(opening.error, common).title} · ${common('action.retry')}`}
      </Pressable>
    )
  }
  return (
    <View className={styles.rows}>
      {zone.rows.map((row) => (
        <RowEntry key={row.rowId} model={model} hall={hall} row={row} />
      ))}
    </View>
  )
})

const RowEntry = observer(function RowEntry({ model, hall, row }: ListProps & { row: LayoutRow }) {
  const t = useText(seatsText)
  void hall.revision
  const seats = Array.from({ length: row.to - row.from }, (_, at) => row.from + at)
  const free = seats.filter(model.selection.canTake).length
  const other = seats.find((seat) => model.selection.hasOtherPrice(seat))
  const isOpen = model.folds.openRowId === row.rowId
  return (
    <View>
      <Pressable
        id={`row-${row.rowId}`}
        className={styles.row}
        isDisabled={free === 0}
        isExpanded={isOpen}
        onPress={() => model.folds.toggleRow(row.rowId)}
      >
        <View className={styles.words}>
          <View className={styles.rowName}>{row.rowName}</View>
          <View className={styles.sub}>{rowSight(hall.layout, row, t)}</View>
        </View>
        <Text className={styles.sub}>
          {free === 0 ? unavailableText(model.selection, other ?? row.from, t) : t('seat.left.SEAT', { count: free })}
        </Text>
      </Pressable>
      {isOpen && (
        <View className={styles.seats} role="group" aria-label={row.rowName}>
          {seats.map((seat) => (
            <SeatEntry key={seat} model={model} hall={hall} seat={seat} />
          ))}
          {/* Each seat carries its own label for screen readers. */}
          {markedSeats(hall.layout, seats, t).map((line) => (
            <View key={line} className={styles.marks} aria-hidden>
              {line}
            </View>
          ))}
        </View>
      )}
    </View>
  )
})

const SeatEntry = observer(function SeatEntry({ model, hall, seat }: ListProps & { seat: number }) {
  const t = useText(seatsText)
  void hall.revision
  const { layout } = hall
  const isChosen = model.selection.chosen.has(seat)
  const canBeHad = isChosen || model.selection.canTake(seat)
  const label = seatLabel(layout, seat, t)
  return (
    <Pressable
      id={`seat-${seat}`}
      role="checkbox"
      className={styles.seat}
      label={canBeHad ? label : `${label}${t('seat.comma')}${unavailableText(model.selection, seat, t)}`}
      isChecked={isChosen}
      isDisabled={!canBeHad}
      onPress={() => model.selection.toggle(seat)}
    >
      <View className={classNames(styles.no, isChosen && styles.chosen, !canBeHad && styles.gone)}>
        {String(layout.number[seat])}
      </View>
    </Pressable>
  )
})
