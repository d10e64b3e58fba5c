/** Where a race's page is. */
export const detailsPath = (urlSuffix: string | null | undefined): string =>
  `/cashracedetails?urlSuffix=${encodeURIComponent(urlSuffix ?? '')}`
