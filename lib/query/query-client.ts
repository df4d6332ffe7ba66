import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { fetchJson } from './fetch-json';

/** @throws TypeError for a key that does not start with a path */
function queryPath({ queryKey }: QueryFunctionContext): Promise<unknown> {
  const [path] = queryKey;
  if (typeof path !== 'string') throw new TypeError('a query key starts with the path to ask');
  return fetchJson(path);
}

/**
 * Data loading by the rules of row R-DATA-1: the first element of a query's key is the path that is asked; an answer
 * counts as fresh for ever; nothing is asked again unless someone presses a button.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryPath,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
