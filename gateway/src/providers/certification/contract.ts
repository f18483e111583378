/** A service that certifies users on a page of its own: faces, students. */
export interface CertificationProvider {
  /** Address of the page for a certification. `origin` is this gateway's, as the user reaches it. */
  pageFor(certification: { id: string; origin: string; returnUrl: string }): string
}
