export default definePageConfig({ navigationBarTitleText: 'all' })
