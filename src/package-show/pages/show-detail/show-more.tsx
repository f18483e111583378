import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowCards } from '@/blocks/show-card-list/show-cards'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { GetShowStaticOutput } from '@/contracts/show/get-show-static'
import { useText } from '@/i18n/use-text'
import { useLoad } from '@/shell/use-load'
import { Cell } from '@/ui/cell/cell'
import { Heading } from '@/ui/heading/heading'
import { RichText } from '@/ui/rich-text/rich-text'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { showsText } from '../../shows/text'
import { isVisit } from './is-visit'
import { ServiceCell } from './service-cell'
import { SessionList } from './session-list'
import styles from './show-more.module.scss'
import type { ShowMoreModel } from './show-more-model'
import { ShowOffers } from './show-offers'
import type { ShowPanel } from './show-panel'
import { ShowWarnings } from './show-warnings'

interface ShowMoreProps {
  model: ShowMoreModel
  show: GetShowStaticOutput
  /** Null until loaded. */
  sale: GetShowDynamicOutput | null
  /** Absent when the sessions stand elsewhere. */
  onBook?(bizShowSessionId: string): void
  onOpen(panel: ShowPanel): void
}

/**
 * Content below the head: sessions, offers, rules, description, similar shows. Each appears once the content above it
 * is loaded.
 */
export const ShowMore = observer(function ShowMore({ model, show, sale, onBook, onOpen }: ShowMoreProps) {
  const t = useText(showsText)
  const { similar, areOffersLate } = model
  const offers = <ShowOffers model={model} showId={show.basicInfo.showId} sale={sale} onOpen={onOpen} />

  useLoad(model, 'shown', 'coupons')

  return (
    <>
      <ShowWarnings show={show.basicInfo} sale={sale} />
      {onBook && <SessionList model={model} show={show.basicInfo} sale={sale} onBook={onBook} />}
      {model.isAboveRulesKnown ? (
        <>
          {!areOffersLate && offers}
          <ShowWords model={model} show={show} onOpen={onOpen} />
          {areOffersLate && offers}
        </>
      ) : (
        <SkeletonBlock className={styles.skeleton} />
      )}
      {model.isAboveSimilarKnown && similar.value && similar.value.length > 0 && (
        <View className={styles.similar}>
          <Heading className={styles.heading}>{t('detail.similar')}</Heading>
          <ShowCards id="similar" shows={similar.value} />
        </View>
      )}
    </>
  )
})

/** Purchase rules, cast and description. */
const ShowWords = observer(function ShowWords({
  model: { description },
  show: {
    basicInfo: { showId, showType },
    serviceNotes,
    notices,
    performers,
  },
  onOpen,
}: Pick<ShowMoreProps, 'model' | 'show' | 'onOpen'>) {
  const t = useText(showsText)
  return (
    <>
      {(serviceNotes.length > 0 || notices.length > 0) && (
        <View className={styles.section}>
          <Heading className={styles.heading}>{t('detail.notices')}</Heading>
          {serviceNotes.length > 0 && (
            <Cell
              id="service-notes"
              title={serviceNotes.map(({ title }) => title).join(' · ')}
              onPress={() => onOpen({ kind: 'notes' })}
            />
          )}
          {notices.map(({ noticeId, noticeTitle, noticeContent }) => (
            <View key={noticeId} className={styles.note}>
              <View className={styles.noteTitle}>{noticeTitle}</View>
              <RichText className={styles.noteText} html={noticeContent} />
            </View>
          ))}
        </View>
      )}
      <View className={styles.row}>
        <ServiceCell showId={showId} onOpen={onOpen} />
      </View>
      {performers.length > 0 && (
        <View className={styles.section}>
          <Heading className={styles.heading}>
            {t(isVisit(showType) ? 'detail.performers.visit' : 'detail.performers')}
          </Heading>
          <View className={styles.noteText}>{performers.map(({ name }) => name).join(' · ')}</View>
        </View>
      )}
      {description.value && (
        <View className={styles.section}>
          <Heading className={styles.heading}>{t(isVisit(showType) ? 'detail.about.visit' : 'detail.about')}</Heading>
          <RichText className={styles.about} html={description.value} />
        </View>
      )}
    </>
  )
})
