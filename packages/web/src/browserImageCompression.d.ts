/** Its own types speak of CommonJS; what is bundled is its ES module, whose default is the function. */
declare module 'browser-image-compression' {
  interface Wishes {
    readonly maxSizeMB?: number;
    readonly maxWidthOrHeight?: number;
    readonly useWebWorker?: boolean;
  }
  export default function compress(image: File, wishes: Wishes): Promise<File>;
}
