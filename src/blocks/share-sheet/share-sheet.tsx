import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { POSTER_CANVAS } from '@/platform/poster/contract'
import { useApp } from '@/shell/app-context'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import type { SharedPage } from '@/shell/use-share'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
import { Picture } from '@/ui/picture/picture'
import { PosterCanvas } from '@/ui/poster-canvas/poster-canvas'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { ShareButton } from '@/ui/share-button/share-button'
import { Sheet } from '@/ui/sheet/sheet'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import { NameRow } from './name-row'
import { type SharedThing, ShareModel } from './share-model'
import styles from './share-sheet.module.scss'
import { shareText } from './text'

interface ShareSheetProps {
  thing: SharedThing
  /** Begins with the poster, under this title and with these words on it. */
  poster?: { title: string; hint: string }
  /** Hears of the page that is shared from now on (`useNamedSharing`). */
  onPage?(page: SharedPage): void
  onClose(): void
}

/** Sharing options available on the platform. */
export const ShareSheet = observer(function ShareSheet({ thing, poster, onPage, onClose }: ShareSheetProps) {
  const t = useText(shareText)
  const common = useText(commonText)
  const { prompts, sharing } = useApp()
  const requestPermission = () =>
    prompts.showDialog({ title: t('leave'), confirmText: t('settings'), cancelText: common('action.cancel') })
  const model = useModel(
    (app) => new ShareModel(app, thing, { hint: poster?.hint ?? t('poster.hint'), requestPermission }, onPage),
  )

  useLoad(model, 'opened')
  const beginsWithPoster = poster !== undefined
  useEffect(() => {
    if (beginsWithPoster) model.openPoster()
  }, [beginsWithPoster, model])

  if (model.isPosterOpen) {
    return (
      <PosterSheet
        model={model}
        title={poster?.title ?? t('poster')}
        onShare={poster && model.closePoster}
        onClose={onClose}
      />
    )
  }
  const copy = async () => prompts.showToast(t((await model.copyLink()) ? 'copied' : 'copyFailed'))
  const send = async () => {
    if (!(await model.send())) prompts.showToast(t('failed'))
  }
  return (
    <Sheet id="share-sheet" title={t('title')} onClose={onClose}>
      <View className={styles.ways}>
        {sharing.hasVendorButton && (
          <ShareButton id="share-friend" className={styles.way}>
            <Way icon="message-circle" name={t('friend')} />
          </ShareButton>
        )}
        {sharing.canSend && (
          <Pressable id="share-send" className={styles.way} onPress={() => void send()}>
            <Way icon="message-circle" name={t('send')} />
          </Pressable>
        )}
        <Pressable id="share-poster" className={styles.way} onPress={model.openPoster}>
          <Way icon="qr-code" name={t('poster')} />
        </Pressable>
        <Pressable id="share-link" className={styles.way} onPress={() => void copy()}>
          <Way icon="copy" name={t('link')} />
        </Pressable>
      </View>
      {thing.named && <NameRow model={model} />}
    </Sheet>
  )
})

function Way({ icon, name }: { icon: IconName; name: string }) {
  return (
    <View className={styles.inner}>
      <View className={styles.mark}>
        <Icon name={icon} />
      </View>
      <View className={styles.name}>{name}</View>
    </View>
  )
}

interface PosterSheetProps {
  model: ShareModel
  title: string
  /** Leads to the other ways; absent where the user has come from them. */
  onShare?: (() => void) | undefined
  onClose(): void
}

/** The poster, and the way into the phone's photo library. */
const PosterSheet = observer(function PosterSheet({ model, title, onShare, onClose }: PosterSheetProps) {
  const t = useText(shareText)
  const { prompts, photoLibrary, poster } = useApp()
  const save = async () => {
    const outcome = await model.saving.submit()
    if (outcome && outcome.kind !== 'cancelled') prompts.showToast(t(`save.${outcome.kind}`))
  }
  const canSave = photoLibrary.way === 'save' && Boolean(model.poster.value)
  const footer = (canSave || onShare) && (
    <>
      {canSave && (
        <Button id="save-poster" isWide isBusy={model.saving.isRunning} onPress={() => void save()}>
          {t('save')}
        </Button>
      )}
      {onShare && (
        <Button id="share-other-ways" className={styles.other} kind="secondary" isWide onPress={onShare}>
          {t('title')}
        </Button>
      )}
    </>
  )
  return (
    <Sheet id="poster-sheet" title={title} footer={footer} onClose={onClose}>
      {poster.needsCanvas && <PosterCanvas id={POSTER_CANVAS} />}
      <ResourceView resource={model.poster} skeleton={<SkeletonBlock className={styles.skeleton} />}>
        {(picture) =>
          picture ? (
            <View className={styles.poster}>
              <Picture className={styles.picture} src={picture} alt={title} isOwnFile isHighPriority />
              {photoLibrary.way === 'hold' && <View className={styles.name}>{t('hold')}</View>}
            </View>
          ) : (
            <View className={styles.name}>{t('poster.failed')}</View>
          )
        }
      </ResourceView>
    </Sheet>
  )
})
