import { Text, View } from '@tarojs/components'
import { reaction } from 'mobx'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { seatMapColors } from '@/domain/seat-map/seat-colors'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { TouchCanvas } from '@/ui/touch-canvas/touch-canvas'
import { seatsText } from '../../seats/text'
import { sharedText } from '../../shared/text'
import { MapGestures } from './map/map-gestures'
import { SeatMapView } from './map/seat-map-view'
import { TouchGestures } from './map/touch-gestures'
import type { PickSeatModel } from './pick-seat-model'
import { zoneFacts } from './seat-facts'
import type { SeatHall } from './seat-hall'
import styles from './seat-map.module.scss'

const CANVAS_ID = 'seat-map'
const BUTTON_ZOOM = 1.8

interface OpenMap {
  view: SeatMapView
  gestures: MapGestures
  touches: TouchGestures
}

interface SeatMapProps {
  model: PickSeatModel
  hall: SeatHall
  /** Called if the phone provides no canvas. */
  onMissing(): void
}

/** Map of the hall on its canvas; drawing it never renders the page. */
export const SeatMap = observer(function SeatMap({ model, hall, onMissing }: SeatMapProps) {
  const t = useText(seatsText)
  const shared = useText(sharedText)
  const { canvases, theme, clock } = useApp()
  const { palette } = theme
  const open = useRef<OpenMap | null>(null)
  const missing = useRef(onMissing)
  missing.current = onMissing
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    let isLeft = false
    let close = () => {}
    void canvases.find(CANVAS_ID).then((canvas) => {
      if (isLeft) return
      if (!canvas) return missing.current()
      setHeight(canvas.height)
      const { layout, availability } = hall
      const view = new SeatMapView({
        canvas,
        layout,
        availability,
        isStill: canvas.isStill,
        colors: seatMapColors(palette, layout.map.priceLevels),
        now: () => clock.now(),
        view: model.mapView,
        onRest: () => rest(model, view),
      })
      const gestures = new MapGestures(view, model)
      open.current = { view, gestures, touches: new TouchGestures(gestures) }
      const end = follow(model, hall, view)
      close = () => {
        model.mapView = view.camera.view
        end()
      }
    })
    return () => {
      isLeft = true
      open.current = null
      close()
    }
  }, [canvases, clock, hall, model, palette])

  async function resize() {
    if (!open.current) return
    const canvas = await canvases.find(CANVAS_ID)
    if (canvas) open.current?.view.resize(canvas)
  }

  return (
    <View className={styles.place}>
      <View className={styles.hall}>
        <TouchCanvas
          id={CANVAS_ID}
          className={styles.map}
          label={t('seat.map.label')}
          onTouch={(how, fingers) => {
            const { touches } = open.current ?? {}
            if (how === 'cancel') touches?.cancel()
            else touches?.[how](fingers, clock.now())
          }}
          onZoom={(factor, at) => open.current?.gestures.onPinch(factor, at)}
          onHover={(at) => open.current?.gestures.onHover(at)}
          onKey={(key) => open.current?.gestures.onKey(key) ?? false}
          height={height}
          onResize={() => void resize()}
        />
      </View>
      <View className={styles.tools}>
        {model.zoneInSight ? <ZoneInSight model={model} hall={hall} zone={model.zoneInSight} /> : <StateLegend />}
        <Pressable className={styles.whole} onPress={() => open.current?.view.showAll()}>
          {t('seat.map.whole')}
        </Pressable>
        <MapButton
          icon="plus"
          label={shared('seat.map.nearer')}
          onPress={() => open.current?.view.zoomBy(BUTTON_ZOOM)}
        />
        <MapButton
          icon="minus"
          label={shared('seat.map.farther')}
          onPress={() => open.current?.view.zoomBy(1 / BUTTON_ZOOM)}
        />
      </View>
    </View>
  )
})

/** Name, prices and places of the zone that the map shows. */
const ZoneInSight = observer(function ZoneInSight({
  model,
  hall,
  zone,
}: Pick<SeatMapProps, 'model' | 'hall'> & { zone: LayoutZone }) {
  const t = useText(seatsText)
  // Availability lies in plain columns of numbers: observe the revision.
  void hall.revision
  const { prices, left } = zoneFacts(hall, zone, t, model.selection.shownPlanId)
  return (
    <View id="zone-in-sight" className={styles.inSight}>
      <View className={styles.zoneName}>{zone.zone.zoneName}</View>
      <View>{[prices.join(' / '), left].join(' · ')}</View>
    </View>
  )
})

/** Looks of seats besides their price colours. */
function StateLegend() {
  const t = useText(seatsText)
  return (
    <View className={styles.legend}>
      <View className={classNames(styles.mark, styles.chosen)}>
        <Icon name="check" size="small" />
      </View>
      <Text>{t('seat.legend.chosen')}</Text>
      <View className={classNames(styles.mark, styles.gone)} />
      <Text>{t('seat.legend.gone')}</Text>
    </View>
  )
}

function MapButton({ icon, label, onPress }: { icon: 'plus' | 'minus'; label: string; onPress(): void }) {
  return (
    <Pressable className={styles.tool} label={label} onPress={onPress}>
      <Icon name={icon} />
    </Pressable>
  )
}

/** Fetches what came into view, and drops the words about what left it. */
function rest(model: PickSeatModel, view: SeatMapView): void {
  const { selection } = model
  model.openZones(view.zonesInView())
  model.seeZone(view.zoneInSight())
  if (selection.inspected !== null && !view.shows(selection.inspected)) selection.leaveSeat()
}

/** Copies model and hall changes to the map without rendering the page; returns the disposer. */
function follow(model: PickSeatModel, hall: SeatHall, view: SeatMapView): () => void {
  const { priceLevels } = hall.layout.map
  hall.watch((zones, hasNewRows) => view.refresh(zones, hasNewRows))
  const ends = [
    reaction(
      () => ({ chosen: model.selection.chosen, focused: model.selection.inspected }),
      (marks) => view.setMarks(marks),
      { fireImmediately: true },
    ),
    reaction(
      () => model.selection.shownPlanId,
      (planId) => {
        const levels = priceLevels.flatMap(({ seatPlanId }, level) => (seatPlanId === planId ? [level] : []))
        view.showLevels(planId === null ? null : new Set(levels))
      },
      { fireImmediately: true },
    ),
    reaction(
      () => model.selection.focusedSeats,
      (seats) => view.approachSeats(seats),
    ),
  ]
  return () => {
    hall.watch(null)
    for (const end of ends) end()
    view.dispose()
  }
}
