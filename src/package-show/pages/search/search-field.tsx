import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { TextInput } from '@/ui/text-input/text-input'
import { showText } from '../../text'
import styles from './search-field.module.scss'
import { MAX_KEYWORD, type SearchModel } from './search-model'

interface SearchFieldProps {
  model: SearchModel
  placeholder: string | undefined
  hasAutoFocus: boolean
}

/** What is searched for; Enter searches. */
export const SearchField = observer(function SearchField({ model, placeholder, hasAutoFocus }: SearchFieldProps) {
  const t = useText(showText)
  const common = useText(commonText)
  const { shopConfig } = useApp()
  return (
    <View className={styles.field} role="search">
      <Icon className={styles.icon} name="search" size="small" />
      <TextInput
        id="search"
        kind="search"
        className={styles.input}
        label={common('search.label')}
        placeholder={placeholder || shopConfig.searchHint || common('search.label')}
        value={model.typed}
        maxLength={MAX_KEYWORD}
        hasAutoFocus={hasAutoFocus}
        onChange={model.type}
        onEnter={model.submit}
      />
      {model.typed !== '' && (
        <Pressable id="search-clear" className={styles.clear} label={t('search.clear')} onPress={model.clear}>
          <Icon name="x" size="small" />
        </Pressable>
      )}
    </View>
  )
})
