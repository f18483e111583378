import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { POSTER_GROUND } from '@/platform/poster/contract'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
import { Picture } from '@/ui/picture/picture'
import { PosterGround } from '@/ui/poster-ground/poster-ground'
import { ResourceFrame } from '@/ui/resource-frame/resource-frame'
import { ShareButton } from '@/ui/share-button/share-button'
import { Sheet } from '@/ui/sheet/sheet'
import { Bone } from '@/ui/skeleton/skeleton'
import { Tappable } from '@/ui/tappable/tappable'
import { type SharedThing, ShareModel } from './share-model'
import styles from './share-sheet.module.scss'
import { shareText } from './text'

/** The ways to share something, as far as the platform has them. */
export const ShareSheet = observer(function ShareSheet({ thing, onClose }: { thing: SharedThing; onClose(): void }) {
  const t = useText(shareText)
  const common = useText(commonText)
  const { prompts, sharing } = useApp()
  const askForLeave = () =>
    prompts.ask({ title: t('leave'), confirmText: t('settings'), cancelText: common('action.cancel') })
  const model = useModel((app) => new ShareModel(app, thing, { hint: t('poster.hint'), askForLeave }))

  useEffect(() => void model.link.load(), [model])

  if (model.isPosterOpen) return <PosterSheet model={model} onClose={onClose} />
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
          <Tappable id="share-send" className={styles.way} onTap={() => void send()}>
            <Way icon="message-circle" name={t('send')} />
          </Tappable>
        )}
        <Tappable id="share-poster" className={styles.way} onTap={model.openPoster}>
          <Way icon="qr-code" name={t('poster')} />
        </Tappable>
        <Tappable id="share-link" className={styles.way} onTap={() => void copy()}>
          <Way icon="copy" name={t('link')} />
        </Tappable>
      </View>
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

/** The poster, and the way into the phone's album. */
const PosterSheet = observer(function PosterSheet({ model, onClose }: { model: ShareModel; onClose(): void }) {
  const t = useText(shareText)
  const { prompts, album, poster } = useApp()
  const save = async () => {
    const outcome = await model.saving.submit()
    if (outcome && outcome.kind !== 'cancelled') prompts.showToast(t(`save.${outcome.kind}`))
  }
  const footer = album.way === 'save' && model.poster.value && (
    <Button id="save-poster" isWide isBusy={model.saving.isRunning} onTap={() => void save()}>
      {t('save')}
    </Button>
  )
  return (
    <Sheet id="poster-sheet" title={t('poster')} footer={footer} onClose={onClose}>
      {poster.needsGround && <PosterGround id={POSTER_GROUND} />}
      <ResourceFrame resource={model.poster} skeleton={<Bone className={styles.bone} />}>
        {(picture) =>
          picture ? (
            <View className={styles.poster}>
              <Picture className={styles.picture} src={picture} alt={t('poster')} isOwnFile isImportant />
              {album.way === 'hold' && <View className={styles.name}>{t('hold')}</View>}
            </View>
          ) : (
            <View className={styles.name}>{t('poster.failed')}</View>
          )
        }
      </ResourceFrame>
    </Sheet>
  )
})
