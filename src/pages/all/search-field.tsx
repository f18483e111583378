import { Input, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MAX_KEYWORD } from '@/domain/show-choices'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import type { AllModel } from './all-model'
import styles from './search-field.module.scss'
import { allText } from './text'

/** Finds shows by name, artist or venue while one types. */
export const SearchField = observer(function SearchField({ model }: { model: AllModel }) {
  const t = useText(allText)
  const common = useText(commonText)
  return (
    <View className={styles.field}>
      <Icon className={styles.icon} name="search" size="small" />
      <Input
        key={`search-${model.focusRequests}`}
        id="search"
        className={styles.input}
        value={model.keyword}
        placeholder={useApp().shopConfig.searchHint ?? common('search.label')}
        aria-label={common('search.label')}
        maxlength={MAX_KEYWORD}
        confirmType="search"
        focus={model.focusRequests > 0}
        onInput={(event) => model.type(event.detail.value)}
      />
      {model.keyword !== '' && (
        <Pressable className={styles.clear} label={t('search.clear')} onPress={model.clearKeyword}>
          <Icon name="x" size="small" />
        </Pressable>
      )}
    </View>
  )
})
