import { endpoint } from '../endpoint'

export interface ListCategoriesInput {
  /** Depth of the category tree; the product uses 2. */
  level: number
}

export interface Category {
  code: string
  name: string
  displayName: string
}

export type ListCategoriesOutput = Category[]

/** The categories of shows. */
export const listCategories = endpoint<ListCategoriesInput, ListCategoriesOutput>({
  path: 'show/pub/v3/backend_categories',
})
