await Promise.reject(new Error("async bad")); export {};
