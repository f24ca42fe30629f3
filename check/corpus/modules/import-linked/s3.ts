console.log("s3");
