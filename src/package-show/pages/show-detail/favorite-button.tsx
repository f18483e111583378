import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { showsText } from '../../shows/text'
import styles from './favorite-button.module.scss'
import type { FavoriteModel } from './favorite-model'

/** Toggles the show as a favourite (CAT-082). */
export const FavoriteButton = observer(function FavoriteButton({ favorite }: { favorite: FavoriteModel }) {
  const t = useText(showsText)
  const { session } = useApp()
  const showError = useErrorToast()
  const { isKept, changing } = favorite

  async function change() {
    await changing.submit()
    if (changing.error && session.isLoggedIn) showError(changing.error)
  }

  return (
    <Pressable
      id="favorite"
      className={classNames(styles.favorite, isKept && styles.kept)}
      isDisabled={changing.isRunning}
      onPress={() => void change()}
    >
      <Icon name="heart" size="small" />
      <Text className={styles.word}>{t(isKept ? 'detail.kept' : 'detail.keep')}</Text>
    </Pressable>
  )
})
