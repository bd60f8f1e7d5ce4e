/** Formats the size of a file, such as «12 KB» or «1.4 MB». */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0bytes`;
  return bytes < 999_500
    ? `${Math.round(bytes / 1000)}\u00a0KB`
    : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}
