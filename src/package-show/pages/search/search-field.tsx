import { observer } from 'mobx-react'
import { SearchField as Field } from '@/blocks/search-field/search-field'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { searchText } from '../../search/text'
import type { SearchModel } from './search-model'

interface SearchFieldProps {
  model: SearchModel
  placeholder: string | undefined
  hasAutoFocus: boolean
}

/** Search field; Enter searches. */
export const SearchField = observer(function SearchField({ model, placeholder, hasAutoFocus }: SearchFieldProps) {
  const t = useText(searchText)
  const common = useText(commonText)
  const { shopConfig } = useApp()
  return (
    <Field
      id="search"
      label={common('search.label')}
      placeholder={placeholder || shopConfig.searchHint || common('search.label')}
      clearLabel={t('search.clear')}
      value={model.typed}
      hasAutoFocus={hasAutoFocus}
      onChange={model.type}
      onClear={model.clear}
      onEnter={model.submit}
    />
  )
})
