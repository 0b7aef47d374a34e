import { queryOptions, useQuery } from '@tanstack/react-query';
import { readSharedFiles, type SharedFile } from './shared-files.js';

/** The files that wait in this browser. */
export const sharedFilesQuery = queryOptions({
  queryKey: ['shared-files'],
  queryFn: readSharedFiles,
  // The service worker adds to them.
  staleTime: 0,
  networkMode: 'always',
  // A file keeps its object, and so the key of its write.
  refetchOnWindowFocus: false,
});

/** The same for a form that was opened for them; none on any other. */
export function useSharedFiles(isForThem: boolean): readonly SharedFile[] | undefined {
  return useQuery({ ...sharedFilesQuery, enabled: isForThem }).data;
}
