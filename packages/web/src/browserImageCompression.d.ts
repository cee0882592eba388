/** The package's own types describe CommonJS; we bundle its ES module, whose default export is the function. */
declare module 'browser-image-compression' {
  interface Wishes {
    readonly maxSizeMB?: number;
    readonly maxWidthOrHeight?: number;
    readonly useWebWorker?: boolean;
  }
  export default function compress(image: File, wishes: Wishes): Promise<File>;
}
