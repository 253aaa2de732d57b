/** An exchange shows no more than ten prices a side. A level beyond is ignored: it could only cost memory. */
export const DEEPEST_LEVEL = 9;
