import { View } from '@tarojs/components'
import { useState } from 'react'
import { PopupNotice } from '@/blocks/popup-notice/popup-notice'
import type { SharedThing } from '@/blocks/share-sheet/share-model'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import { ShowCards } from '@/blocks/show-card-list/show-cards'
import type { GetShowStaticOutput } from '@/contracts/show/get-show-static'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useBarBackground } from '@/shell/page-frame/use-bar-background'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { Heading } from '@/ui/heading/heading'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { RichText } from '@/ui/rich-text/rich-text'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { showText } from '../../text'
import { BuyBar } from './buy-bar'
import styles from './show-detail.module.scss'
import { ShowDetailModel } from './show-detail-model'
import { ShowHead } from './show-head'

/** Px: the bar has its background before the poster is below the title. */
const BAR_HEIGHT = 44

function ShowDetailPage() {
  const t = useText(showText)
  const { showId = '' } = useParams(routes.showDetail)
  const model = useModel((app) => new ShowDetailModel(app, showId))
  const { facts, description, similar } = model

  const [isSharing, setSharing] = useState(false)
  // A show that is kept quiet is not passed on.
  const thing = facts.value && !facts.value.basicInfo.isSensitive ? sharedShow(facts.value) : null

  const barBackground = useBarBackground(BAR_HEIGHT)

  useLoad(model, 'shown')
  useShare(thing)

  return (
    <PageFrame
      title={t('detail.title')}
      headColor={facts.value?.basicInfo.posterColor}
      barBackgroundOpacity={facts.value ? barBackground : undefined}
      footer={facts.value && <BuyBar model={model} showId={showId} />}
      overlay={
        isSharing && thing ? (
          <ShareSheet thing={thing} onClose={() => setSharing(false)} />
        ) : (
          facts.value && <PopupNotice showId={showId} notices={facts.value.notices} pageSource="SHOW_DETAIL" />
        )
      }
    >
      <ResourceView resource={facts} skeleton={<Skeleton />}>
        {({ basicInfo, serviceNotes, notices, performers }) => (
          <View className={styles.page}>
            <ShowHead
              show={basicInfo}
              sale={model.sale.value}
              favorite={model.favorite}
              onShare={thing && (() => setSharing(true))}
            />
            <View className={styles.section}>
              <Heading className={styles.heading}>{t('detail.notices')}</Heading>
              {serviceNotes.map(({ title, desc }) => (
                <View key={title} className={styles.note}>
                  <View className={styles.noteTitle}>{title}</View>
                  <View className={styles.noteText}>{desc}</View>
                </View>
              ))}
              {notices.map(({ noticeId, noticeTitle, noticeContent }) => (
                <View key={noticeId} className={styles.note}>
                  <View className={styles.noteTitle}>{noticeTitle}</View>
                  <RichText className={styles.noteText} html={noticeContent} />
                </View>
              ))}
            </View>
            {performers.length > 0 && (
              <View className={styles.section}>
                <Heading className={styles.heading}>{t('detail.performers')}</Heading>
                <View className={styles.noteText}>{performers.map(({ name }) => name).join(' · ')}</View>
              </View>
            )}
            {description.value && (
              <View className={styles.section}>
                <Heading className={styles.heading}>{t('detail.about')}</Heading>
                <RichText className={styles.about} html={description.value} />
              </View>
            )}
            {similar.value && similar.value.length > 0 && (
              <View className={styles.similar}>
                <Heading className={styles.heading}>{t('detail.similar')}</Heading>
                <ShowCards id="similar" shows={similar.value} />
              </View>
            )}
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
}

function sharedShow({ basicInfo, shareInfo }: GetShowStaticOutput): SharedThing {
  const { showId, posterColor: color, displayShowTime, cityName, venueName } = basicInfo
  const lines = [displayShowTime, `${cityName} · ${venueName}`]
  return {
    title: shareInfo.title,
    imageUrl: shareInfo.imgUrl,
    color,
    lines,
    route: routes.showDetail,
    params: { showId },
  }
}

function Skeleton() {
  return (
    <View className={styles.page} aria-hidden>
      <SkeletonBlock className={styles.skeleton} />
      <SkeletonBlock className={styles.skeleton} />
    </View>
  )
}

export default page(ShowDetailPage, routes.showDetail)
